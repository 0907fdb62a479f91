import type { RedEnvelope } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { ClaimDone, UnknownOutcome, useClaim, useKeptFocus } from '../../wallet/exports.ts'
import styles from './Angpow.module.css'
import { EnvelopeDrawing } from './EnvelopeDrawing.tsx'

/** A red envelope: sealed with its button, opened with its amount, or expired. */
export function Envelope({ envelope }: { readonly envelope: RedEnvelope }) {
  const { id, title, greeting, state } = envelope
  const card = useFocusFallback<HTMLLIElement>(state !== 'sealed')
  const titleId = `envelope-${id}`
  return (
    <li ref={card} className={styles.envelope} data-state={state} tabIndex={-1}>
      <EnvelopeDrawing state={state} />
      <div className={styles.words}>
        <strong id={titleId}>{title}</strong>
        {greeting === '' ? null : <span className={styles.quiet}>{greeting}</span>}
        <State envelope={envelope} />
      </div>
      {state === 'sealed' ? <OpenButton id={id} titleId={titleId} /> : null}
    </li>
  )
}

function State({ envelope: { state, amount, end_date } }: { readonly envelope: RedEnvelope }) {
  const { timeZone } = useBrand()
  const { money } = useMoney()
  const time = formatDate(parseServerTime(end_date), timeZone, true)
  if (state === 'opened') return <span className={styles.amount}>{money(amount ?? '-')}</span>
  return (
    <span className={styles.quiet}>
      <Message id={`rewards.angpow.${state}`} values={{ time }} />
    </span>
  )
}

/** Opens an envelope once. The list then loads again with its amount. */
function OpenButton({ id, titleId }: { readonly id: number; readonly titleId: string }) {
  const call = useCall()
  const shown = useKeptFocus()
  const { sendState, claim, check, proceed, outdated, reload } = useClaim<'angpow/open'>({
    sendName: `angpow:${id}`,
    messagePrefix: 'rewards.claim',
    onClaimed: () => {},
  })
  if (sendState.kind === 'unknown') {
    return (
      <div key="unknown" ref={shown} className={styles.outcome} tabIndex={-1}>
        <UnknownOutcome messagePrefix="rewards.claim" sendState={sendState} onCheck={check} onProceed={proceed} />
      </div>
    )
  }
  if (sendState.kind === 'done' && outdated) {
    return (
      <div key="done" ref={shown} className={styles.outcome} tabIndex={-1}>
        <ClaimDone title={<Message id="rewards.angpow.paid" />} outdated={outdated} onReload={reload} />
      </div>
    )
  }
  const isBusy = sendState.kind === 'sending' || sendState.kind === 'done'
  const button = `open-${id}`
  return (
    <BusyButton
      key="button"
      ref={shown}
      id={button}
      className={formStyles.submit}
      aria-labelledby={`${button} ${titleId}`}
      isBusy={isBusy}
      onPress={() => claim((headers) => call('angpow/open', { id }, { headers }))}
    >
      <Message id={isBusy ? 'rewards.angpow.opening' : 'rewards.angpow.open'} />
    </BusyButton>
  )
}
