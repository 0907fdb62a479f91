import type { Wallet } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'

declare module '../../runtime/areas/area.ts' {
  interface SessionParts {
    /** The member's wallets; the first has the balance (STA-01). */
    wallet: readonly Wallet[]
  }
}

/** Money that a deposit or a withdrawal has moved. */
interface MoneyEvent {
  /** A decimal string in major units. */
  readonly amount: string
  readonly currency: string
}

declare module '../../runtime/tracking/announce-event.ts' {
  interface SiteEvents {
    deposit: MoneyEvent
    withdraw: MoneyEvent
  }
}

declare module '../../runtime/areas/slot-values.ts' {
  interface SlotValues {
    /** The deposit that the member is about to make. */
    'deposit-notes': {
      /** A decimal string in major units. Undefined while unknown. */
      readonly amount: string | undefined
      /** With true, holds the deposit back until a call with false. The block itself shows the reason. */
      readonly hold: (isHeld: boolean) => void
      /** Whether the backend has refused all deposits. The widget then shows the server's message above the block. */
      readonly isRefused?: boolean
    }
  }
}

export default defineArea({
  name: 'wallet',
  guards: { 'deposit-page': { decide: ({ site }) => (site.pages.deposit ? 'enter' : 'home') } },
  icons: {
    bank: 'M4 10h16L12 4l-8 6Zm2 0v8m4-8v8m4-8v8m4-8v8M4 20h16',
    deposit: 'M12 4v11m-4-4 4 4 4-4M5 20h14',
    withdrawal: 'M12 15V4m-4 4 4-4 4 4M5 20h14',
  },
  session: {
    empty: [],
    read: ({ wallet = [], user }) => (wallet.length > 0 ? wallet : (user?.wallet ?? [])),
    refresh: async (call) => {
      const response = await call('user/get-bal', {})
      return { response, value: response.status ? response.data : undefined }
    },
  },
})
