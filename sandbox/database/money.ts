/** Minor units as the decimal string of the wire: 1248050 is `12480.50`. */
export function toDecimal(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}

/** A decimal string with at most two decimals as minor units: `12480.5` is 1248050. Throws a RangeError otherwise. */
export function toMinor(decimal: string): number {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) throw new RangeError(`${decimal} is not an amount with at most two decimals.`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
