import type { Drink } from '../../.livery/generated/records.ts'
import { defineArea } from 'livery/widget-api/area'
import { requiredData } from 'livery/widget-api/data'

declare module 'livery/widget-api/public-data' {
  interface PublicData {
    'coffee/menu': (parameters: { readonly kind?: string | undefined }) => readonly Drink[]
  }
}

declare module 'livery/widget-api/session-parts' {
  interface SessionParts {
    /** How many orders the member has placed. */
    coffee: number
  }
}

declare module 'livery/widget-api/slot-types' {
  interface SlotValues {
    'drink-notes': { readonly drink: string }
  }
}

export default defineArea({
  name: 'coffee',
  guards: {
    'takes-orders': { decide: ({ site }) => (site.settings.coffee?.takesOrders ? 'enter' : 'home-with-toast') },
  },
  queries: {
    'coffee/menu': {
      load: async ({ reader }, { kind }) => {
        const drinks = requiredData(await reader.call('coffee/list-drinks', {}))
        return kind === undefined ? drinks : drinks.filter((drink) => drink.kind === kind)
      },
    },
  },
  icons: { cup: 'M4 8h12v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V8Zm12 1h2a3 3 0 0 1 0 6h-2M8 3v2m4-2v2' },
  session: { empty: 0, read: ({ coffee_orders: orders = 0 }) => orders },
  visitorFacts: ({ loggedIn, parts }) => ({ 'coffee-regular': loggedIn && (parts.coffee ?? 0) > 0 }),
})
