/** The steps of an order: 1 the drink, 2 the hour, 3 the number at the counter. */
export type OrderState =
  | { readonly step: 1 }
  | { readonly step: 2; readonly drink: string }
  | { readonly step: 3; readonly number: number }

export type OrderEvent =
  | { readonly type: 'choose'; readonly drink: string }
  | { readonly type: 'back' }
  | { readonly type: 'placed'; readonly number: number }

/** The next state. An event that does not belong to the current step changes nothing. */
export function orderFlow(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'choose') return state.step === 1 ? { step: 2, drink: event.drink } : state
  if (event.type === 'placed') return state.step === 2 ? { step: 3, number: event.number } : state
  return { step: 1 }
}
