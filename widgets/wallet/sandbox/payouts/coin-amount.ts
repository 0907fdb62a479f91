const decimals = 20
const unit = 10n ** BigInt(decimals)

/** A decimal number of a call in units of 10^-20. */
function unitsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * unit + BigInt(fraction.padEnd(decimals, '0').slice(0, decimals))
}

/**
 * An amount in a coin, amount / rate, cut after 20 decimals, without trailing zeros.
 *
 * @param amount minor units
 * @param rate price of one coin in major units, above 0
 */
export function coinAmount(amount: number, rate: string): string {
  const units = (BigInt(amount) * unit * unit) / (100n * unitsOf(rate))
  const fraction = (units % unit).toString().padStart(decimals, '0').replace(/0+$/, '')
  return fraction === '' ? String(units / unit) : `${units / unit}.${fraction}`
}

/** Whether a client's amount in the coin differs from the server's by at most 10^-8, as after rounding. */
export function isCoinAmount(given: string, amount: number, rate: string): boolean {
  if (!/^\d{1,9}(?:\.\d{1,20})?$/.test(given)) return false
  const difference = unitsOf(given) - unitsOf(coinAmount(amount, rate))
  return (difference < 0n ? -difference : difference) <= unit / 10n ** 8n
}
