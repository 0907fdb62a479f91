import { useState } from 'react'
import type { Transaction } from '../../../schemas/generated/records.ts'
import {
  type ResponseOf,
  type Endpoint,
  useMemberDataChanged,
  useShowFailure,
} from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import type { LookUpIntent } from '../model/money/create-money-send.ts'
import { type MoneySendState, useSendOnce } from './use-send-once.ts'

/** The server's response to a claim, or, after a lost response, the server's record of the claim. */
export type ClaimResult<Name extends Endpoint, Found = Transaction> =
  | { readonly response: ResponseOf<Name> }
  | { readonly found: Found | Transaction }

/** `failed`: the member's data could not load after a claim. `loading`: the page loads the data again. */
export type OutdatedData = 'failed' | 'loading'

export interface ClaimOptions<Name extends Endpoint, Found = Transaction> {
  /** The name of the claim, `vip-bonus:level-3`. Two claims of one name never run at the same time. */
  readonly sendName: string
  /** Prefix of the messages' ids. Default: `wallet.claim`, whose messages do not name the purpose of the money. */
  readonly messagePrefix?: string
  readonly onClaimed: (claimed: ClaimResult<Name, Found>) => void
  /** Looks up a claim after a lost response; by default in the member's transactions. */
  readonly lookUp?: LookUpIntent<Found> | undefined
}

/**
 * Claims a bonus, a prize or a reward once (decision 14). Shows failures as toasts. After a success, loads the member's
 * data and wallets again. The state stays `done` until the data has loaded.
 */
export function useClaim<Name extends Endpoint, Found = Transaction>(options: ClaimOptions<Name, Found>) {
  const { sendName, messagePrefix = 'wallet.claim', onClaimed, lookUp } = options
  const intl = useIntl()
  const { refreshPart, showToast } = useSessionActions()
  const memberDataChanged = useMemberDataChanged()
  const showFailure = useShowFailure()
  const [outdated, setOutdated] = useState<OutdatedData>()

  function onState(sendState: MoneySendState<Name, Found>): void {
    switch (sendState.kind) {
      case 'done':
        onClaimed(sendState)
        void reload()
        void refreshPart('wallet')
        break
      case 'refused':
        showFailure(sendState.response)
        // The member may have claimed the same money on another device.
        void memberDataChanged()
        break
      case 'absent':
      case 'elsewhere':
        showToast({ status: 'error', message: intl.formatMessage({ id: `${messagePrefix}.${sendState.kind}` }) })
        break
      default:
    }
  }
  const { confirm, ...sender } = useSendOnce<Name, Found>(sendName, onState, lookUp)

  async function reload(): Promise<void> {
    setOutdated((before) => before && 'loading')
    const isLoaded = await memberDataChanged()
    setOutdated(isLoaded ? undefined : 'failed')
    if (isLoaded) sender.again()
  }
  return {
    ...sender,
    claim: confirm,
    /** Set after the load that follows a success has failed. Undefined again after the data has loaded. */
    outdated,
    /** Loads the member's data again. */
    reload: () => void reload(),
  }
}
