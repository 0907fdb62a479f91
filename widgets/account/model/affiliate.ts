/** The local key of the affiliate's code (QRY-02). */
const affiliateKey = 'aff'

/** The affiliate's code that an address names by `aff` or `ref`, or undefined. At most 128 characters, none of them a control character. */
export function affiliateIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const code = (query.get('aff') ?? query.get('ref') ?? '').trim()
  return code !== '' && code.length <= 128 && !/[\u0000-\u001f\u007f]/.test(code) ? code : undefined
}

/** Keeps the code of the address that a visitor came by. Undefined where it names none. */
export function keepAffiliate(search: string, storage: Pick<Storage, 'setItem'>): string | undefined {
  const code = affiliateIn(search)
  if (code === undefined) return undefined
  try {
    storage.setItem(affiliateKey, code)
  } catch {
    // The visit counts all the same.
  }
  return code
}

/**
 * The code for a sign-up: that of the address, which may not be kept yet, else the kept one. Empty if there is none.
 *
 * @param visit the query of the address that the page was opened at, and the storage of the device
 */
export function affiliateOf({
  search,
  storage,
}: {
  readonly search: string
  readonly storage: Pick<Storage, 'getItem'>
}): string {
  return affiliateIn(search) ?? keptAffiliate(storage)
}

/** The kept code; empty where there is none. */
export function keptAffiliate(storage: Pick<Storage, 'getItem'>): string {
  try {
    return (storage.getItem(affiliateKey) ?? '').slice(0, 128)
  } catch {
    return ''
  }
}
