import type { Transaction } from '../../../schemas/generated/records.ts'
import { type AnswerOf, type Endpoint, useMemberDataChanged, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import type { AskIntent } from '../model/money/create-money-send.ts'
import { type Money, useSendOnce } from './use-send-once.ts'

/** The server's answer to a claim, or, after a lost answer, the server's record of the claim. */
export type Claimed<Name extends Endpoint, Found = Transaction> =
  | { readonly answer: AnswerOf<Name> }
  | { readonly found: Found | Transaction }

/** How a claim is sent and told. */
export interface ClaimOptions<Name extends Endpoint, Found = Transaction> {
  /** Names the claim, `vip-bonus:level-3`: two claims of one name hold each other back. */
  readonly screen: string
  /** The beginning of its messages: those of `wallet.claim` name no purpose. */
  readonly words?: string
  readonly onClaimed: (claimed: Claimed<Name, Found>) => void
  /** Asks the server for a claim whose answer was lost. Without it, the history of money is asked. */
  readonly ask?: AskIntent<Found> | undefined
}

/**
 * Claims what the brand gives, once (decision 14): a bonus, a prize, a reward. A refusal and a lost request are shown as a
 * toast. After each outcome, the member's data and wallets load again.
 */
export function useClaim<Name extends Endpoint, Found = Transaction>(options: ClaimOptions<Name, Found>) {
  const { screen, words = 'wallet.claim', onClaimed, ask } = options
  const intl = useIntl()
  const { refreshPart, showToast } = useSessionActions()
  const memberDataChanged = useMemberDataChanged()
  const tellFailure = useTellFailure()

  function hear(money: Money<Name, Found>): void {
    switch (money.kind) {
      case 'done':
        onClaimed(money)
        memberDataChanged()
        void refreshPart('wallet')
        break
      case 'refused':
        tellFailure(money.answer)
        // It may have been claimed on another device.
        memberDataChanged()
        break
      case 'absent':
      case 'elsewhere':
        showToast({ status: 'error', message: intl.formatMessage({ id: `${words}.${money.kind}` }) })
        break
      default:
    }
  }
  const { confirm, ...sent } = useSendOnce<Name, Found>(screen, hear, ask)
  return { ...sent, claim: confirm }
}
