/** mulberry32: the same seed gives the same numbers, from 0 to below 1. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The keys that lead to a value inside another value. */
export type Place = readonly string[]

/** A description of the change and its place. */
export type Swap = string

/** Every place inside a value. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesOf(inner, [...at, key])])
}

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  7.5,
  -3,
  '',
  'text',
  '12',
  '1,000.00',
  [],
  {},
  ['x'],
  { a: 1 },
]

/** A copy in which the value at one place is removed, has another JSON type, or is another value. */
export function swapAt(
  value: unknown,
  place: Place,
  random: () => number,
): { readonly value: unknown; readonly swap: Swap } {
  const draw = random()
  const at = `/${place.join('/')}`
  if (draw < 0.25) return { value: put(value, place, undefined), swap: `${at} away` }
  if (draw < 0.5) return { value: put(value, place, swappedType(get(value, place))), swap: `${at} swapped` }
  const other = others[Math.floor(random() * others.length)]
  return { value: put(value, place, other), swap: `${at} as ${JSON.stringify(other)}` }
}

function swappedType(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return value !== '' && Number.isFinite(Number(value)) ? Number(value) : [value]
  if (Array.isArray(value)) return Object.fromEntries(value.map((one, index) => [index, one]))
  return value === null ? {} : [value]
}

function get(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, key) => (Object(inner) as Record<string, unknown>)[key], value)
}

function put(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  const inner = put(copy[key], rest, other)
  if (inner === undefined && !Array.isArray(value)) delete copy[key]
  else copy[key] = inner
  return copy
}
