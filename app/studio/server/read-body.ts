import { environments, type Environment, type Json } from '../../../runtime/manifest/index.ts'
import { type Edit, windowHeader } from '../messages.ts'

/** A request whose body is not of the form that the studio's pages send. */
export class BadBody extends Error {
  override readonly name = 'BadBody'
  constructor() {
    super('The request has a wrong form.')
  }
}

/** The greatest depth of a brand's file. */
const mostDepth = 32

export type Body = Readonly<Record<string, unknown>>

/** The JSON object of a request's body. */
export async function readBody(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadBody()
  return body as Body
}

export function readText(body: Body, key: string): string {
  const value = Object.hasOwn(body, key) ? body[key] : undefined
  if (typeof value !== 'string') throw new BadBody()
  return value
}

export const readOptional = (body: Body, key: string): string | undefined =>
  Object.hasOwn(body, key) ? readText(body, key) : undefined

/** The name of the window that sent a request. Empty if it has none. */
export const readWindow = ({ headers }: Request): string => (headers.get(windowHeader) ?? '').slice(0, 64)

export function readEnvironment(value: unknown): Environment {
  const found = environments.find((one) => one === value)
  if (!found) throw new BadBody()
  return found
}

/** Reads the contents that a page already has: a list of numbers. */
export const readKnown = (value: unknown): ReadonlySet<number> =>
  new Set(Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [])

export function readEdits(body: Body): readonly Edit[] {
  const { edits } = body
  if (!Array.isArray(edits) || edits.length > 500) throw new BadBody()
  return edits.map((edit: unknown) => {
    if (typeof edit !== 'object' || edit === null) throw new BadBody()
    const one = edit as Body
    const place = { layer: readText(one, 'layer'), pointer: readText(one, 'pointer') }
    if (isTooDeep(one.value)) throw new BadBody()
    return Object.hasOwn(one, 'value') ? { ...place, value: one.value as Json } : place
  })
}

/**
 * Whether a value is deeper than any file may be. It walks level by level, because a recursion may overflow the stack.
 */
function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostDepth) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** The drafts that a page has seen, by file. */
export function readVersions(body: Body): ReadonlyMap<string, string> {
  const { files } = body
  if (typeof files !== 'object' || files === null || Array.isArray(files)) throw new BadBody()
  return new Map(Object.keys(files).map((file) => [file, readText(files as Body, file)]))
}
