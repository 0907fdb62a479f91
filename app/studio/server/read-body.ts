import { environments, type Environment, type Json } from '../../../runtime/manifest/index.ts'
import { type Failure, type FailureId, StudioRefusal } from '../failures.ts'
import { type Edit, type PlaceValue, windowHeader } from '../messages.ts'

/** The body of a request is malformed, or names a brand that the studio does not have. */
export class BadBody extends StudioRefusal {
  override readonly name = 'BadBody'
  constructor(id: FailureId = 'malformed-request', values: Failure['values'] = {}) {
    super(id, values)
  }
}

/** The maximum depth of an edit's value. A brand's file has the same limit. */
const maxDepth = 32

export type Body = Readonly<Record<string, unknown>>

/** The JSON object of a request's body. Throws `BadBody` for any other body. */
export async function readBody(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadBody()
  return body as Body
}

/** The text of a key in the body. Throws `BadBody` if the key has no text. */
export function readText(body: Body, key: string): string {
  const value = Object.hasOwn(body, key) ? body[key] : undefined
  if (typeof value !== 'string') throw new BadBody()
  return value
}

export const readOptional = (body: Body, key: string): string | undefined =>
  Object.hasOwn(body, key) ? readText(body, key) : undefined

/** The texts that a page has sent before without a response. Throws `BadBody` if one of them is not a text. */
export function readSent({ sent = [] }: Body): readonly string[] {
  if (!Array.isArray(sent) || !sent.every((one): one is string => typeof one === 'string')) throw new BadBody()
  return sent
}

/** The name of the window that sent a request. Empty if the request names none. */
export const readWindow = ({ headers }: Request): string => (headers.get(windowHeader) ?? '').slice(0, 64)

/** The names of other windows in a query, separated by commas. Ignores all after the first 100. */
export const readWindows = (query = ''): readonly string[] =>
  query
    .split(',')
    .slice(0, 100)
    .flatMap((name) => (name === '' ? [] : [name.slice(0, 64)]))

/** Throws `BadBody` if the value is not the name of an environment. */
export function readEnvironment(value: unknown): Environment {
  const found = environments.find((one) => one === value)
  if (!found) throw new BadBody()
  return found
}

/** Reads the `content` of each layer value that a page already has. Ignores entries that are not numbers. */
export const readKnown = (value: unknown): ReadonlySet<number> =>
  new Set(Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [])

/** Reads at most 500 edits. Throws `BadBody` if there are more, or one is malformed. */
export function readEdits(body: Body): readonly Edit[] {
  const { edits } = body
  if (!Array.isArray(edits) || edits.length > 500) throw new BadBody()
  return edits.map((edit: unknown) => {
    if (typeof edit !== 'object' || edit === null) throw new BadBody()
    const one = edit as Body
    const place = { layer: readText(one, 'layer'), pointer: readText(one, 'pointer') }
    return { ...place, ...readValue(one), ...(one.over === undefined ? {} : { over: readOver(one.over) }) }
  })
}

function readValue(place: Body): PlaceValue {
  if (isTooDeep(place.value)) throw new BadBody()
  return Object.hasOwn(place, 'value') ? { value: place.value as Json } : {}
}

/** Reads the at most 100 values that an edit may replace. */
function readOver(over: unknown): readonly PlaceValue[] {
  if (!Array.isArray(over) || over.length > 100) throw new BadBody()
  return over.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) throw new BadBody()
    return readValue(one as Body)
  })
}

/**
 * Whether a value is nested deeper than `maxDepth`. The function walks level by level, because a recursion could
 * overflow the stack.
 */
function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/**
 * The version of each draft that a page has shown, by file. Throws `BadBody` if `files` is not an object, or if a
 * version is not a text.
 */
export function readVersions(body: Body): ReadonlyMap<string, string> {
  const { files } = body
  if (typeof files !== 'object' || files === null || Array.isArray(files)) throw new BadBody()
  return new Map(Object.keys(files).map((file) => [file, readText(files as Body, file)]))
}
