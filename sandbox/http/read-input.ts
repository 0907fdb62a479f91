import { isForm } from './check-call.ts'

/** What a call was asked with, before its schema has seen it. */
export interface CallInput {
  readonly fields: Readonly<Record<string, unknown>>
  /** The file of a form. */
  readonly file?: Uint8Array
}

/** Fields of a form that are whole numbers in its JSON counterpart. */
const wholeNumbers: ReadonlySet<string> = new Set(['bank_id', 'rapid_auto'])

/** The name of the file in the form of DEP-08. */
const fileField = 'receipt_file'

/** The fields of a body, JSON or a form; undefined where it is neither, or a field stands twice in a form. */
export async function readInput(request: Request, body: Buffer<ArrayBuffer>): Promise<CallInput | undefined> {
  return isForm(request) ? readForm(request, body) : readObject(body)
}

function readObject(body: Buffer): CallInput | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { fields: { ...value } } : undefined
  } catch {
    return undefined
  }
}

async function readForm(request: Request, body: Buffer<ArrayBuffer>): Promise<CallInput | undefined> {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const form = await new Response(body, { headers }).formData()
    const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
    let file: Uint8Array | undefined
    for (const [name, value] of form) {
      if (form.getAll(name).length > 1) return undefined
      if (typeof value !== 'string' && name === fileField) file = new Uint8Array(await value.arrayBuffer())
      else fields[name] = wholeNumbers.has(name) && /^\d{1,9}$/.test(String(value)) ? Number(value) : value
    }
    return file ? { fields, file } : { fields }
  } catch {
    return undefined
  }
}
