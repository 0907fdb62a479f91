/** A type of file, with its extensions. */
export interface FileType {
  readonly mime: string
  /** The usual extension first. */
  readonly extensions: readonly string[]
}

const types: readonly (FileType & { readonly isAt: (bytes: Uint8Array) => boolean })[] = [
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], isAt: begins(0xff, 0xd8, 0xff) },
  { mime: 'image/png', extensions: ['png'], isAt: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { mime: 'image/webp', extensions: ['webp'], isAt: (bytes) => text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP' },
  { mime: 'image/gif', extensions: ['gif'], isAt: (bytes) => text(bytes, 0) === 'GIF8' },
  { mime: 'application/pdf', extensions: ['pdf'], isAt: (bytes) => text(bytes, 0) === '%PDF' },
  { mime: 'image/heic', extensions: ['heic'], isAt: (bytes) => /^ftyp(?:hei|hev|mif|msf)/.test(text(bytes, 4, 7)) },
]

/** The number of bytes at the beginning of a file that are enough for {@link fileTypeOf}. */
export const headLength = 16

/** The picture formats that can be cleaned of metadata: the default types of an upload. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** The type of a file by its first bytes, not by its name or declared type. Undefined for an unknown type. */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  return types.find(({ isAt }) => isAt(head))
}

function begins(...wanted: readonly number[]) {
  return (bytes: Uint8Array) => wanted.every((byte, index) => bytes[index] === byte)
}

function text(bytes: Uint8Array, from: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}
