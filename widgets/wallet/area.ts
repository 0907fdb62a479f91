import type { Wallet } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/area.ts' {
  interface SessionParts {
    /** The member's wallets; the first has the balance (STA-01). */
    wallet: readonly Wallet[]
  }
}

/** Money that moved: a decimal string in major units, and the code of its currency. */
interface MoneyEvent {
  readonly amount: string
  readonly currency: string
}

declare module '../../runtime/tracking/announce-event.ts' {
  interface SiteEvents {
    deposit: MoneyEvent
    withdraw: MoneyEvent
  }
}

export default defineArea({
  name: 'wallet',
  guards: { 'deposit-page': { ask: ({ site }) => (site.pages.deposit ? 'enter' : 'home') } },
  session: {
    empty: [],
    read: ({ wallet = [], user }) => (wallet.length > 0 ? wallet : (user?.wallet ?? [])),
    refresh: async (call) => {
      const answer = await call('user/get-bal', {})
      return { answer, value: answer.status ? answer.data : undefined }
    },
  },
})
