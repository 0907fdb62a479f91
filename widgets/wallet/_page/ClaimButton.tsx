import type { ResponseOf, Endpoint } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { type ClaimResult, useClaim } from '../hooks/use-claim.ts'
import type { IntentHeaders } from '../model/money/create-money-send.ts'
import styles from './ClaimButton.module.css'
import { ClaimDone } from './ClaimDone.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** The calls that pay a member and return the amount. */
export type PayingEndpoint = {
  [Name in Endpoint]: Required<ResponseOf<Name>> extends { readonly data: { readonly amount: string } } ? Name : never
}[Endpoint]

interface ClaimButtonProps<Name extends PayingEndpoint> {
  /** The name of the claim, `vip-bonus:level-3`. Two claims of one name never run at the same time. */
  readonly sendName: string
  /** The expected amount. The message afterwards names the paid amount. */
  readonly amount: string
  readonly send: (headers: IntentHeaders) => Promise<ResponseOf<Name>>
  /** Prefix of the messages' ids. Default: `wallet.claim`, whose messages do not name the purpose of the money. */
  readonly messagePrefix?: string
}

/**
 * Claims money once. Without a response it shows that the outcome is unknown, and looks it up in the history. If the
 * page cannot load the member's data after the payment, it shows the payment and loads the data on demand.
 */
export function ClaimButton<Name extends PayingEndpoint>(props: ClaimButtonProps<Name>) {
  const { sendName, amount, send, messagePrefix = 'wallet.claim' } = props
  const intl = useIntl()
  const { money: amountOf } = useMoney()
  const { showToast } = useSessionActions()
  const shown = useKeptFocus()
  const paidMessage = (claimed: ClaimResult<Name>) => {
    const paid = 'found' in claimed ? claimed.found.amount : (claimed.response.data?.amount ?? amount)
    return intl.formatMessage({ id: `${messagePrefix}.paid` }, { amount: amountOf(paid) })
  }
  const { sendState, claim, check, proceed, outdated, reload } = useClaim<Name>({
    sendName,
    messagePrefix,
    onClaimed: (claimed) => showToast({ status: 'success', message: paidMessage(claimed) }),
  })
  if (sendState.kind === 'unknown') {
    return (
      <div key="unknown" ref={shown} className={styles.outcome} tabIndex={-1}>
        <UnknownOutcome messagePrefix={messagePrefix} sendState={sendState} onCheck={check} onProceed={proceed} />
      </div>
    )
  }
  if (sendState.kind === 'done' && outdated) {
    return (
      <div key="done" ref={shown} className={styles.outcome} tabIndex={-1}>
        <ClaimDone title={paidMessage(sendState)} outdated={outdated} onReload={reload} />
      </div>
    )
  }
  // A paid claim stays busy until the refreshed data replaces this button.
  const isBusy = sendState.kind === 'sending' || sendState.kind === 'done'
  return (
    <BusyButton
      key="button"
      ref={shown}
      className={`${formStyles.submit} ${styles.claim}`}
      isBusy={isBusy}
      aria-label={intl.formatMessage({ id: `${messagePrefix}.claim-amount` }, { amount: amountOf(amount) })}
      onPress={() => claim(send)}
    >
      <Message id={isBusy ? `${messagePrefix}.claiming` : `${messagePrefix}.claim`} />
    </BusyButton>
  )
}
