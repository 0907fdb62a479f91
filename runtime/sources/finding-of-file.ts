import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { FileFinding } from '../manifest/index.ts'

/** The largest allowed picture of a brand, in bytes, because visitors load it. */
const largestPicture = 4 * 1024 * 1024

/** The largest allowed text page of a brand, in bytes. */
const largestPage = 512 * 1024

/** Number of bytes to read for detecting a file's format. An SVG may begin with a long comment. */
const headLength = 4096

interface Format {
  readonly name: string
  readonly begins: (head: Buffer) => boolean
}

const png = { name: 'a PNG picture', begins: (head: Buffer) => head.subarray(1, 4).toString('latin1') === 'PNG' }
const jpeg = { name: 'a JPEG picture', begins: (head: Buffer) => head[0] === 0xff && head[1] === 0xd8 }

const formats: Readonly<Record<string, Format>> = {
  svg: { name: 'an SVG picture', begins: (head) => head.toString('utf8').includes('<svg') },
  png,
  jpg: jpeg,
  jpeg,
  webp: { name: 'a WebP picture', begins: (head) => head.subarray(8, 12).toString('latin1') === 'WEBP' },
  avif: { name: 'an AVIF picture', begins: (head) => head.subarray(4, 8).toString('latin1') === 'ftyp' },
  ico: { name: 'an icon', begins: (head) => head.readUInt32LE(0) === 0x10000 || png.begins(head) },
}

/**
 * The mistake in a picture (its size or format), or in a text page (its size, its encoding, or no text). Undefined for
 * a file without a mistake.
 *
 * @param path below the brand's folder, such as `assets/logo.svg`
 */
export function findingOfFile(file: string, path: string): FileFinding | undefined {
  const isPage = path.startsWith('content/') && path.endsWith('.md')
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const format = path.startsWith('assets/') && Object.hasOwn(formats, ending) ? formats[ending] : undefined
  if (!isPage && !format) return undefined
  const { size } = statSync(file)
  if (isPage) return findingOfPage(file, path, size)
  if (size > largestPicture) {
    const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`
    return { path, code: 'file-too-large', found: megabytes(size), expected: megabytes(largestPicture) }
  }
  return size < 4 || !format?.begins(headOf(file))
    ? { path, code: 'not-a-picture', expected: format?.name ?? '' }
    : undefined
}

function findingOfPage(file: string, path: string, size: number): FileFinding | undefined {
  if (size > largestPage) {
    const kilobytes = (bytes: number) => `${Math.ceil((bytes / 1024) * 10) / 10} kB`
    return { path, code: 'file-too-large', found: kilobytes(size), expected: kilobytes(largestPage) }
  }
  const text = readFileSync(file)
  if (!isUtf8(text)) return { path, code: 'not-utf-8' }
  return text.toString('utf8').trim() === '' ? { path, code: 'empty-content' } : undefined
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(headLength)
  const handle = openSync(file, 'r')
  try {
    return head.subarray(0, readSync(handle, head))
  } finally {
    closeSync(handle)
  }
}
