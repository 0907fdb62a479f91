import type { TransactionFilter } from '../hooks/use-member-money.ts'

/** The values of the filter's fields. An empty field does not filter. */
export interface ChosenFilter {
  readonly kind: '' | NonNullable<TransactionFilter['kind']>
  readonly state: '' | NonNullable<TransactionFilter['state']>
  /** Days in the form of the browser's date fields: `2026-11-21`. */
  readonly from: string
  readonly to: string
}

export const noFilter: ChosenFilter = { kind: '', state: '', from: '', to: '' }

/** Builds the request's filter. Swaps the days if the first is after the last. */
export function filterOf({ kind, state, from, to }: ChosenFilter, page: number): TransactionFilter {
  const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to]
  return {
    page,
    ...(kind === '' ? {} : { kind }),
    ...(state === '' ? {} : { state }),
    ...(first === '' ? {} : { from: first }),
    ...(last === '' ? {} : { to: last }),
  }
}
