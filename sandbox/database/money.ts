/** Minor units as the decimal string of the wire: 1248050 is `12480.50`. */
export function toDecimal(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}
