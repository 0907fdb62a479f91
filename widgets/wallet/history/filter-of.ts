import type { TransactionFilter } from '../hooks/use-member-money.ts'

/** The values of the filter's fields. An empty field does not filter. */
export interface ChosenFilter {
  readonly kind: '' | NonNullable<TransactionFilter['kind']>
  readonly state: '' | NonNullable<TransactionFilter['state']>
  /** Days in the form of the browser's date fields: `2026-11-21`. */
  readonly from: string
  readonly to: string
}

const kinds: readonly ChosenFilter['kind'][] = ['deposit', 'withdrawal', 'bonus']
const states: readonly ChosenFilter['state'][] = ['pending', 'done', 'refused']

/** Reads the filter in an address, `?kind=bonus&from=2026-11-21`. A field with an unknown value is empty. */
export function chosenIn(query: URLSearchParams): ChosenFilter {
  const dayIn = (name: string) => {
    const day = query.get(name) ?? ''
    return isDay(day) ? day : ''
  }
  return {
    kind: kinds.find((kind) => kind === query.get('kind')) ?? '',
    state: states.find((state) => state === query.get('state')) ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
  }
}

/** Whether a text is a day of the calendar. `Date` turns `2026-02-31` into a day of March. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

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
