/**
 * Whether a key of the store is a picture of this member. The names of files are the member id, 16 characters and an
 * extension (UPL-09).
 */
export function isUploadOf(mid: string, key: string): boolean {
  const [, owner] = /^(?:[\w.-]+\/)*([A-Za-z0-9-]{1,32})_[A-Za-z0-9]{16}\.(?:jpe?g|png|webp)$/.exec(key) ?? []
  return owner === mid
}
