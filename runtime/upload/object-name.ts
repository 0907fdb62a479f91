const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/**
 * The largest multiple of 62 that a byte can have. The name skips random bytes from this value on, which would make
 * some characters more likely.
 */
const fair = 248

/**
 * The name of an object: the member's id or `member`, an underscore, 16 random characters, the extension (UPL-09). The
 * id keeps only letters, digits and hyphens, at most 64. Each upload has one name, so that every attempt writes the
 * same object.
 */
export function objectName(
  memberId: string,
  extension: string,
  fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): string {
  const member = memberId.replace(/[^A-Za-z0-9-]/g, '').slice(0, 64)
  let random = ''
  while (random.length < 16) {
    for (const byte of fillRandom(new Uint8Array(16))) {
      if (byte < fair && random.length < 16) random += signs[byte % signs.length]
    }
  }
  return `${member || 'member'}_${random}.${extension}`
}

/**
 * The extension of an object. It is the extension of the file's name if the type has it, or else the type's first
 * extension. The rest of the file's name does not count: `receipt.php.jpg` gives `jpg`.
 */
export function extensionFor(fileName: string, extensions: readonly string[]): string {
  const own = /\.([A-Za-z0-9]{1,5})$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return extensions.includes(own) ? own : (extensions[0] ?? 'bin')
}
