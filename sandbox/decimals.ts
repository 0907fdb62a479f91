/** Minor units as a decimal string: 1248050 is `12480.50`, -5 is `-0.05`. */
export function toDecimal(minor: number): string {
  const size = Math.abs(minor)
  return `${minor < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/** The minor units of a call's amount: 10000 for `100`, 10050 for `100.5` or `100.50`. Undefined for any other form. */
export function toMinor(amount: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** The minor units of an amount of a brand's data. Throws for any form that `toMinor` does not read. */
export function minorOf(amount: string): number {
  const minor = toMinor(amount)
  if (minor === undefined) throw new RangeError(`${amount} is not an amount.`)
  return minor
}
