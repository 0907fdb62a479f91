/**
 * Wrong values for a field. They include one of each JSON type, values that JSON does not have, a very long text, and
 * HTML.
 */
const wrongValues: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  2,
  '',
  'x'.repeat(1_000_000),
  '<img src=x onerror=alert(1)>',
  true,
  [],
  {},
  [null],
  Number.NaN,
]

/** Returns the pointer of each place in a value, and copies of the value with each wrong value at this place. */
export function brokenValues(value: unknown): { readonly place: string; readonly values: readonly unknown[] }[] {
  return places(value).map((place) => ({
    place: `/${place.join('/')}`,
    values: wrongValues.map((wrong) => put(value, place, wrong)),
  }))
}

function places(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))]
}

function put(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = put(copy[key], rest, wrong)
  return copy
}
