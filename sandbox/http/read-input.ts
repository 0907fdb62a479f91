import { isForm } from './check-call.ts'

/** The input of a call before validation. */
export interface CallInput {
  readonly fields: Readonly<Record<string, unknown>>
  /** The file of a form. */
  readonly file?: Uint8Array
}

/** The form encoding of a call with a file. */
export interface FormCall {
  /** Fields that are whole numbers when the same call is sent as JSON. */
  readonly wholeNumbers: readonly string[]
  readonly fileField: string
  /** The largest size of the file, in bytes. */
  readonly mostBytes: number
}

/**
 * Reads the fields of a body. Undefined if the body is neither a JSON object nor a form, or if a form repeats a field.
 */
export async function readInput(
  request: Request,
  body: Buffer<ArrayBuffer>,
  form: FormCall | undefined,
): Promise<CallInput | undefined> {
  return form && isForm(request) ? readForm(request, body, form) : readObject(body)
}

function readObject(body: Buffer): CallInput | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { fields: { ...value } } : undefined
  } catch {
    return undefined
  }
}

async function readForm(
  request: Request,
  body: Buffer<ArrayBuffer>,
  { wholeNumbers, fileField }: FormCall,
): Promise<CallInput | undefined> {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const form = await new Response(body, { headers }).formData()
    const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
    let file: Uint8Array | undefined
    for (const [name, value] of form) {
      if (form.getAll(name).length > 1) return undefined
      if (typeof value !== 'string' && name === fileField) file = new Uint8Array(await value.arrayBuffer())
      else fields[name] = wholeNumbers.includes(name) && /^\d{1,9}$/.test(String(value)) ? Number(value) : value
    }
    return file ? { fields, file } : { fields }
  } catch {
    return undefined
  }
}
