import type { Persistence } from '../../../../runtime/widget-api/flow.ts'
import { transferKey } from './deposit-countdowns.ts'
import { type DepositRun, depositRunStart } from './deposit-run.ts'
import { depositStart, type DepositVariant } from './deposit-flow.ts'
import type { DepositOffer } from './deposit-offer.ts'
import { type StoredDeposit, readStoredDeposit } from './stored-deposit.ts'

interface PersistenceDependencies {
  readonly variant: DepositVariant
  readonly offer: DepositOffer
  /** The deposit's parameters in the address of its page: `promotion=1101`. */
  readonly asked: string
  /** The seconds left of a transfer's countdown. Zero if the countdown does not run. */
  readonly transferSecondsLeft: (key: string) => number
}

/** How long a tab stores a deposit, in ms: longer than any of its countdowns. */
const storedFor = 3_600_000

/** How a tab stores a deposit for a reload, and whether the stored deposit may continue. */
export function depositPersistence({
  variant,
  offer,
  asked,
  transferSecondsLeft,
}: PersistenceDependencies): Persistence<DepositRun> {
  return {
    name: 'deposit',
    owner: 'member',
    storage: 'tab',
    lifetime: storedFor,
    save: ({ deposit, intent, transfer, express }): StoredDeposit | undefined => {
      const { channel, amount, promotionId, receipts, sending } = deposit
      // After a reload, step 20 shows the choices of the last deposit. So a deposit sent from step 20 is stored as step
      // 30, which keeps its own choices.
      const step = deposit.step === 20 && sending ? 30 : deposit.step
      if (!channel || step === 1) return undefined
      const stored = { step, channelId: channel.id, amount, promotionId, receipts, intent, asked }
      if (step === 20) return express && { ...stored, express }
      return step === 40 ? stored : { ...stored, transfer, express }
    },
    restore: (value) => {
      const stored = readStoredDeposit(value)
      const channel = offer.channels.find(({ id }) => id === stored?.channelId)
      if (!stored || !channel) return undefined
      const { step, amount, promotionId, receipts, intent, transfer, express } = stored
      // A link to another deposit, such as a promotion's link, replaces a form, but not a transfer or a payment.
      if (step === 30 && variant === 'standard' && asked !== '' && asked !== stored.asked) return undefined
      const isRunning = transfer !== undefined && transferSecondsLeft(transferKey(transfer)) > 0
      if ((step === 35 && !isRunning) || (step === 40 && intent === undefined)) return undefined
      return {
        ...depositRunStart(variant),
        deposit: {
          ...depositStart(variant),
          step,
          channel,
          amount,
          // A rapid-auto deposit sends the picture itself. A reload loses the picture, so the member has to add it
          // again.
          receipts: channel.rapid_auto === 1 ? [] : receipts,
          ...(promotionId !== undefined && { promotionId }),
        },
        ...(intent !== undefined && { intent }),
        ...(transfer !== undefined && { transfer }),
        ...(express && { express }),
      }
    },
  }
}
