/** The key of the affiliate's code in the device's storage (QRY-02). */
const affiliateKey = 'aff'

/**
 * The affiliate's code that an address names by `aff` or `ref`. Undefined if the address names no code, or if the code
 * has more than 128 characters or a control character.
 */
export function affiliateIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const code = (query.get('aff')?.trim() || query.get('ref')?.trim()) ?? ''
  return code !== '' && code.length <= 128 && !/[\u0000-\u001f\u007f]/.test(code) ? code : undefined
}

/**
 * Stores the affiliate's code that the address of the visit names, and returns the code. Undefined if the address names
 * no valid code.
 */
export function storeAffiliate(search: string, storage: Pick<Storage, 'setItem'>): string | undefined {
  const code = affiliateIn(search)
  if (code === undefined) return undefined
  try {
    storage.setItem(affiliateKey, code)
  } catch {
    // Without storage, the visit still counts.
  }
  return code
}

/**
 * The code for a sign-up: the code of the address, which may not be stored yet, or else the stored code. Empty
 * if the visit has neither.
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
  return affiliateIn(search) ?? storedAffiliate(storage)
}

/** The stored code. Empty if no code is stored. */
export function storedAffiliate(storage: Pick<Storage, 'getItem'>): string {
  try {
    return (storage.getItem(affiliateKey) ?? '').slice(0, 128)
  } catch {
    return ''
  }
}
