/** Forms of addresses by coin: TRON's for USDT, and both forms of Bitcoin. The sandbox verifies no checksums. */
const forms: Readonly<Record<string, RegExp>> = {
  USDT: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  BTC: /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71})$/,
}

/** Whether an address has the form of its coin. A coin without a known form accepts 20 to 100 letters and digits. */
export function isCoinAddress(coin: string, address: string): boolean {
  return (forms[coin] ?? /^[A-Za-z0-9]{20,100}$/).test(address)
}
