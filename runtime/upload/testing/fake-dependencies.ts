import { limits } from '../limits.ts'
import type {
  ObjectStore,
  SdkMethod,
  Sending,
  StoreOpening,
  UploadOptions,
  UploadSettings,
  UploadDependencies,
} from '../upload-options.ts'

/** Credentials that must not appear outside of their requests. */
export const secrets = ['ASIASENTINEL', 'secret-sentinel', 'token-sentinel'] as const

/** One event at the store with its flow: `1 directUpload put`. */
export interface Step {
  readonly flow: 1 | 2 | 3
  readonly method: SdkMethod | 'restUpload'
  readonly step: 'put' | 'create' | 'part' | 'complete' | 'abort' | 'form'
  readonly size: number
  readonly sending: Sending
}

/** The behaviour that a test scripts. A step fails if `onStep` throws or rejects. */
export interface Script {
  onStep?: (step: Step, nth: number) => void | Promise<void>
  /** Returns the response of an endpoint. Undefined stands for the correct response. */
  onCall?: (endpoint: string, nth: number) => object | undefined | Promise<object | undefined>
  redraw?: UploadDependencies['redraw']
  random?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
}

/**
 * The dependencies of an upload without a network, with a virtual clock. `pass`, and each `wait` below 10 s, advance
 * this clock.
 */
export interface FakeDependencies extends UploadDependencies {
  readonly calls: { readonly endpoint: string; readonly payload: Record<string, unknown> }[]
  readonly steps: Step[]
  readonly openings: StoreOpening[]
  /** Every wait except the waits for the deadline, in ms. */
  readonly waited: number[]
  /** Presigned requests. */
  readonly requests: { readonly method: string; readonly url: string }[]
  /** Bodies of requests to the store. */
  readonly bodies: Blob[]
  /** Multipart uploads that are neither completed nor aborted. */
  readonly openUploads: Set<string>
  /** Keys of stored objects. */
  readonly objects: Set<string>
  pass(ms: number): void
}

export const settings: UploadSettings = {
  mode: 4,
  methods: { direct: true, chunk: true, multipart: true, fastSpeed: true },
  deadline: 120,
  deadlinePerStep: 30,
  bucket: 'river-uploads',
  region: 'ap-southeast-7',
  prefix: 'river',
}

export const options: UploadOptions = {
  memberId: 'M000123',
  settings,
  title: 'production river',
  accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
}

/** A document of the given size, in bytes. */
export function documentOf(size: number): File {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7').subarray(0, size))
  return new File([bytes], 'salary slip.pdf', { type: 'application/pdf' })
}

export function createFakeDependencies(script: Script = {}): FakeDependencies {
  let now = 1_000_000
  let opened = 0
  const sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const counts = new Map<string, number>()
  const nth = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1)
    return counts.get(name) ?? 0
  }
  let flow: 1 | 2 | 3 = 1
  const fake: FakeDependencies = {
    calls: [],
    steps: [],
    openings: [],
    waited: [],
    requests: [],
    bodies: [],
    openUploads: new Set(),
    objects: new Set(),
    siteHost: 'www.river.example',
    now: () => now,
    mayNotify: () => true,
    fillRandom: script.random ?? ((bytes) => crypto.getRandomValues(bytes)),
    redraw: script.redraw ?? (async (picture) => picture),
    device: () => ({
      device: 'mobile',
      browser: 'Chrome 156',
      connection: '4g',
      screen: '390x844, ratio 3',
      language: 'th-TH',
      isOnline: true,
    }),
    pass(ms) {
      now += ms
      for (const sleeper of sleepers.splice(0).sort((one, other) => one.at - other.at)) {
        if (sleeper.at <= now) sleeper.wake()
        else sleepers.push(sleeper)
      }
    },
    async wait(ms, signal) {
      signal.throwIfAborted()
      // The deadline's timer, which does not advance the virtual time.
      if (ms >= 10_000) {
        await new Promise<void>((wake, reject) => {
          sleepers.push({ at: now + ms, wake })
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        })
        return
      }
      fake.waited.push(ms)
      fake.pass(ms)
      await Promise.resolve()
      signal.throwIfAborted()
    },
    async call(endpoint, payload) {
      fake.calls.push({ endpoint, payload: payload as Record<string, unknown> })
      const given = await script.onCall?.(endpoint, nth(endpoint))
      return (given ?? responseOf(endpoint, payload as Record<string, string>)) as never
    },
    async send(request, sending) {
      await happen({ flow: 3, method: 'restUpload', step: 'form', size: sizeOf(request.body), sending })
      fake.requests.push({ method: request.method, url: request.url })
      fake.bodies.push(request.body as Blob)
      fake.objects.add(new URL(request.url).pathname.slice(1))
      return { status: 200, headers: {}, text: '' }
    },
    async openStore(opening) {
      fake.openings.push(opening)
      flow = opening.isPrivate ? 1 : 2
      return storeOf(opening, flow)
    },
  }

  async function happen(step: Step): Promise<void> {
    fake.steps.push(step)
    await script.onStep?.(step, nth(`${step.flow} ${step.method} ${step.step}`))
    step.sending.signal.throwIfAborted()
  }

  function storeOf({ method, address }: StoreOpening, of: 1 | 2): ObjectStore {
    const at = (step: Step['step'], sending: Sending, body?: Blob) => {
      if (body) fake.bodies.push(body)
      return happen({ flow: of, method, step, size: body?.size ?? 0, sending })
    }
    return {
      async put(body, sending) {
        await at('put', sending, body)
        sending.onSent?.(body.size)
        fake.objects.add(address.key)
      },
      async create(sending) {
        await at('create', sending)
        opened += 1
        fake.openUploads.add(`upload-${opened}`)
        return `upload-${opened}`
      },
      async sendPart(_uploadId, number, body, sending) {
        await at('part', sending, body)
        return `"etag-${number}"`
      },
      async complete(uploadId, _etags, sending) {
        await at('complete', sending)
        fake.openUploads.delete(uploadId)
        fake.objects.add(address.key)
      },
      async abort(uploadId, sending) {
        await at('abort', sending)
        fake.openUploads.delete(uploadId)
      },
      close() {},
    }
  }
  return fake
}

const sizeOf = (body: Blob | string | undefined) => (body instanceof Blob ? body.size : 0)

/** A correct response of the backend. */
export function responseOf(endpoint: string, payload: Readonly<Record<string, string>>): object {
  if (endpoint === 'general/get-sts-token') {
    return {
      status: true,
      data: {
        AccessKeyId: secrets[0],
        SecretAccessKey: secrets[1],
        SessionToken: secrets[2],
        region: settings.region,
        Expiration: '2026-11-21T10:00:00Z',
        bucket: settings.bucket,
        filepath: `${settings.prefix}/${payload.filename}`,
        contentType: payload.filetype,
      },
    }
  }
  if (endpoint === 'general/get-sts-token-new') {
    const key = `${settings.prefix}/${payload.file_name}`
    const url = `https://${settings.bucket}.s3.${settings.region}.amazonaws.com/${key}?X-Amz-Signature=${secrets[1]}`
    return { status: true, data: { url, body: { method: 'PUT' }, field: { key } } }
  }
  return { status: true }
}

export const sizes = { small: 10 * 1024, medium: 2 * 1024 * 1024, large: limits.partSize + 1024 * 1024 } as const
