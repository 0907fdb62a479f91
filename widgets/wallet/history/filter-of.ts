import type { TransactionFilter } from '../hooks/use-member-money.ts'

/** What the fields of the filter hold; an empty one asks for nothing. */
export interface ChosenFilter {
  readonly kind: '' | NonNullable<TransactionFilter['kind']>
  readonly state: '' | NonNullable<TransactionFilter['state']>
  /** Days as the browser's date fields give them: `2026-11-21`. */
  readonly from: string
  readonly to: string
}

export const noFilter: ChosenFilter = { kind: '', state: '', from: '', to: '' }

/** What is asked for. Days that stand the wrong way round mean the days between them. */
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
