import { responseDecoders, recordDecoders } from '../../schemas/generated/decoders.ts'
import { decodeValue } from '../../schemas/decoding/decode-value.ts'
import { decodeInteger } from '../../schemas/decoding/decode-scalar.ts'
import { isMissing } from '../../runtime/api/read-envelope.ts'

/** A difference between a response and the schema of its call. */
export interface Mismatch {
  /**
   * The path of the field in the response, such as `data.*.balance`; a star is any row. `-` for the call as a whole.
   */
  readonly field: string
  readonly problem: string
  readonly cure: string
}

interface Found {
  readonly verdict: 'fits' | 'misfits' | 'refused' | 'missing'
  readonly mismatches: readonly Mismatch[]
  readonly message?: string
}

/** Checks a response with the decoders that pages use. */
export function checkResponse(call: string, httpStatus: number, text: string): Found {
  const body = parse(text)
  if (!isObject(body)) {
    if (httpStatus === 404) return { verdict: 'missing', mismatches: [] }
    const isPage = /^\s*</.test(text)
    const problem = `HTTP ${httpStatus} ${isPage ? 'with a page of HTML' : 'without a JSON object'}`
    const cure = 'Respond with {"status": …, "code": …, "msg": …, "data": …}.'
    const other = ' If this is the site and not its backend, give the address of the backend.'
    return misfits([{ field: '-', problem, cure: isPage ? cure + other : cure }])
  }
  const envelope = envelopeMismatches(body)
  if (typeof body.status !== 'boolean') return misfits(envelope)
  const message = typeof body.msg === 'string' && body.msg !== '' ? { message: body.msg } : {}
  if (!body.status) {
    if (isMissing(httpStatus, decodeInteger(body.code), message.message)) return { verdict: 'missing', mismatches: [] }
    return { verdict: envelope.length > 0 ? 'misfits' : 'refused', mismatches: envelope, ...message }
  }
  const mismatches = [...envelope, ...dataMismatches(call, body)]
  return mismatches.length > 0 ? misfits(mismatches) : { verdict: 'fits', mismatches }
}

const misfits = (mismatches: readonly Mismatch[]): Found => ({ verdict: 'misfits', mismatches })

function envelopeMismatches({ status, code, msg }: Record<string, unknown>): Mismatch[] {
  const mismatches: Mismatch[] = []
  if (typeof status !== 'boolean') {
    mismatches.push({
      field: 'status',
      problem: `found ${describe(status)}, expected true or false`,
      cure: 'Send status as true or false. Otherwise, Livery cannot read the response.',
    })
  }
  if (code !== undefined && code !== null && decodeInteger(code) === undefined) {
    mismatches.push({
      field: 'code',
      problem: `found ${describe(code)}, expected a whole number`,
      cure: 'Send the code as a number, or leave it out. Only the numbers 1001 and 1003 end a session.',
    })
  }
  if (msg !== undefined && msg !== null && typeof msg !== 'string') {
    mismatches.push({
      field: 'msg',
      problem: `found ${describe(msg)}, expected a text`,
      cure: 'Send one sentence for the player as a text.',
    })
  }
  return mismatches
}

function dataMismatches(call: string, body: Record<string, unknown>): Mismatch[] {
  const decoder = Object.hasOwn(responseDecoders, call) ? responseDecoders[call] : undefined
  if (decoder === undefined) return []
  const mismatches = new Map<string, Mismatch>()
  const report = (at: string, expected: string): void => {
    const field = fieldOf(at)
    if (mismatches.has(field)) return
    const problem = `found ${describe(valueAt(body, at))}, expected ${expected}`
    const isRow = field.includes('*')
    const cost = isRow
      ? `Pages leave out a row without ${nameOf(field)}, or show the row without this field.`
      : 'Players do not see this value.'
    mismatches.set(field, { field, problem, cure: `Send ${expected} as ${nameOf(field)}. ${cost}` })
  }
  const decoderContext = { records: recordDecoders, picture: pictureAnywhere, report }
  const read = decodeValue(decoder, body.data, decoderContext, '/data')
  if (read === undefined && mismatches.size === 0) report('/data', 'the data of its schema')
  return [...mismatches.values()]
}

/** Accepts any host of pictures, because the check belongs to no brand. */
const pictureAnywhere = (address: string): string | undefined =>
  /^(?:\/(?!\/)|https:\/\/|data:image\/)/.test(address) ? address : undefined

/** A pointer as the path of a field: `/data/0/balance` becomes `data.*.balance`. */
const fieldOf = (at: string) =>
  at
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('.')

const nameOf = (field: string) => `"${field.split('.').findLast((part) => part !== '*') ?? field}"`

function valueAt(body: unknown, at: string): unknown {
  return at
    .slice(1)
    .split('/')
    .reduce<unknown>((inner, part) => (Object(inner) as Record<string, unknown>)[part], body)
}

/** A short form of a value. It may show data, because backend and terminal belong to the operator. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
