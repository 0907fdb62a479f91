import { timingSafeEqual } from 'node:crypto'
import { brandFile } from './open-editor.ts'

/** A valid request to open a file. */
export interface OpenRequest {
  readonly path: string
  readonly line: number
  readonly column: number
}

/**
 * Reads a request to open a file in the editor. Only a page of this preview can send one, with the token of this run.
 * The file has to be below one of the `folders`.
 *
 * @returns undefined if any part is wrong
 */
export async function readOpenRequest(
  request: Request,
  token: string,
  folders: readonly string[],
): Promise<OpenRequest | undefined> {
  const { headers } = request
  if (request.method !== 'POST' || !/^application\/json\b/i.test(headers.get('content-type') ?? '')) return undefined
  if (headers.get('origin') !== `http://${headers.get('host')}`) return undefined
  if (!sameText(headers.get('x-livery-token') ?? '', token)) return undefined
  const body: unknown = await request.json().catch(() => undefined)
  const { file, line, column } = Object(body) as Readonly<Record<string, unknown>>
  if (typeof file !== 'string' || !isPosition(line) || !isPosition(column)) return undefined
  const path = brandFile(folders, file)
  return path === undefined ? undefined : { path, line, column }
}

const isPosition = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1

function sameText(given: string, wanted: string): boolean {
  const one = Buffer.from(given)
  const other = Buffer.from(wanted)
  return one.length === other.length && timingSafeEqual(one, other)
}
