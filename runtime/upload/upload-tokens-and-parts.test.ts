import { describe, expect, test } from 'vitest'
import { StepError } from './upload-errors.ts'
import { type FakeDependencies, responseOf, type Script, settings, sizes } from './testing/fake-dependencies.ts'
import { notices, refuse, run } from './testing/run-upload.ts'
import type { UploadSettings } from './upload-options.ts'

describe('[UPL-04] tokens', () => {
  test('each route requests a token up to four times, with delays that double from 500 ms, and has its own message', async () => {
    const onCall = (endpoint: string) => (endpoint === 'slack/notify-block' ? undefined : { status: false })
    const { fake, result } = await run({ onCall }, sizes.large)
    expect(fake.waited).toEqual([500, 1000, 2000, 500, 1000, 2000, 500, 1000, 2000])
    expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual([
      ...Array.from({ length: 8 }, () => 'general/get-sts-token'),
      ...Array.from({ length: 4 }, () => 'general/get-sts-token-new'),
      'slack/notify-block',
    ])
    for (const message of ['Upload failed get token', 'SDK v3 STS Token failed', 'REST API STS token failed']) {
      expect(result.report).toContain(message)
    }
    expect(fake.steps).toEqual([])
  })

  test('one token is used for all methods of a route until a refusal', async () => {
    const plain = await run({ onStep: refuse }, sizes.large, { mode: 1 })
    expect(plain.fake.calls.filter(({ endpoint }) => endpoint === 'general/get-sts-token')).toHaveLength(1)
    const refused = await run(
      {
        onStep: (_step, nth) => {
          if (nth === 1) throw new StepError('Upload failed with status 400 ExpiredToken', true)
        },
      },
      sizes.small,
    )
    expect(refused.fake.calls.map(({ endpoint }) => endpoint)).toEqual([
      'general/get-sts-token',
      'general/get-sts-token',
    ])
    expect(refused.result.status).toBe(true)
  })

  test('[UPL-11] [UPL-14] the request for a token', async () => {
    const fails = await run({ onStep: ({ flow }) => (flow === 3 ? undefined : refuse()) }, sizes.small, {
      isPublic: true,
    })
    const [first, , form] = ['general/get-sts-token', '', 'general/get-sts-token-new'].map((name) =>
      fails.fake.calls.find(({ endpoint }) => endpoint === name),
    )
    const name = expect.stringMatching(/^M000123_[A-Za-z0-9]{16}\.pdf$/) as string
    expect(first?.payload).toEqual({ filename: name, filetype: 'application/pdf', is_public: true })
    expect(form?.payload).toEqual({ file_name: name, content_type: 'application/pdf', is_public: true })
    const plain = await run({}, sizes.small)
    expect(plain.fake.calls[0]?.payload).toMatchObject({ is_public: false })
  })

  test('the response may have the credentials in `Credential`, and the key outside of it', async () => {
    const onCall = (endpoint: string, _nth: number) =>
      endpoint === 'general/get-sts-token'
        ? {
            status: true,
            data: {
              key: 'river/M000123_other.pdf',
              Credential: {
                AccessKeyId: 'a',
                SecretAccessKey: 'b',
                SessionToken: 'c',
                region: settings.region,
                bucket: settings.bucket,
                filepath: 'ignored',
              },
            },
          }
        : undefined
    const { result } = await run({ onCall }, sizes.small)
    expect(result.data?.key).toBe('river/M000123_other.pdf')
  })

  test('[UPL-14] credentials with an empty store address write to the store of their region', async () => {
    const onCall = (endpoint: string) => {
      if (endpoint !== 'general/get-sts-token') return undefined
      const { data } = responseOf(endpoint, { filename: 'M000123_a.pdf' }) as { readonly data: object }
      return { status: true, data: { ...data, endpoint: '' } }
    }
    const { fake, result } = await run({ onCall }, sizes.small)
    expect(result).toMatchObject({ status: true, data: { key: 'river/M000123_a.pdf' } })
    expect(fake.openings[0]?.address.endpoint).toBeUndefined()
  })
})

describe('[UPL-05] codes 1001 and 1003', () => {
  test('another call that has ended the session stops the upload too', async () => {
    const { fake, result } = await run({ onCall: () => ({ status: false, former: true }) }, sizes.large)
    expect(result.msg).toBe('User Logged Out')
    expect(fake.calls).toHaveLength(1)
  })

  test.each([
    [1001, 'general/get-sts-token', 1],
    [1003, 'general/get-sts-token', 1],
    [1001, 'general/get-sts-token', 3],
    [1003, 'general/get-sts-token-new', 1],
    [1001, 'general/get-sts-token-new', 2],
  ])('%i from %s, call %i, stops everything', async (code, name, when) => {
    const { fake, result } = await run(
      {
        onCall: (endpoint, nth) =>
          endpoint === name && nth === when ? { status: false, code, msg: 'Please log in.' } : undefined,
        onStep: () => {
          throw new StepError('Upload failed with status 403 AccessDenied', true)
        },
      },
      sizes.large,
    )
    expect(result).toMatchObject({ status: false, msg: 'User Logged Out' })
    expect(fake.calls.at(-1)?.endpoint).toBe(name)
    expect(notices(fake)).toEqual([])
    expect(fake.openUploads.size).toBe(0)
  })

  test('successful responses without a code do not stop the upload', async () => {
    const { result } = await run({}, sizes.small)
    expect(result.status).toBe(true)
  })
})

describe('[UPL-08] parts', () => {
  const only = (method: keyof UploadSettings['methods']) => ({
    mode: 1,
    methods: { direct: false, chunk: false, multipart: false, fastSpeed: false, [method]: true },
  })
  const MB = 1024 * 1024
  const partSizes = ({ steps }: FakeDependencies) =>
    steps.filter(({ step }) => step === 'part').map(({ size }) => size / MB)

  test.each([
    ['chunk', [5, 5, 2]],
    ['multipart', [5, 5, 2]],
    ['fastSpeed', [12]],
  ] as const)('%s cuts 12 MB into parts of %j MB', async (method, expected) => {
    const { fake, result } = await run({}, 12 * MB, only(method))
    expect(partSizes(fake)).toEqual(expected)
    expect(result.status).toBe(true)
  })

  test.each([
    ['chunk', 1],
    ['multipart', 10],
  ] as const)('%s sends at most %i parts at a time', async (method, most) => {
    let running = 0
    let seen = 0
    const onStep: Script['onStep'] = async ({ step }) => {
      if (step !== 'part') return
      running += 1
      seen = Math.max(seen, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    await run({ onStep }, 60 * MB, only(method))
    expect(seen).toBe(most)
  })

  test('only a failed part is sent again, but with the fast-speed method the whole upload starts again', async () => {
    const onStep: Script['onStep'] = ({ step }, nth) => {
      if (step === 'part' && nth <= 1) refuse()
    }
    const chunk = await run({ onStep }, 12 * MB, only('chunk'))
    expect(chunk.fake.steps.map(({ step }) => step)).toEqual(['create', 'part', 'part', 'part', 'part', 'complete'])
    const fast = await run({ onStep }, 12 * MB, only('fastSpeed'))
    expect(fast.fake.steps.map(({ step }) => step)).toEqual(['create', 'part', 'abort', 'create', 'part', 'complete'])
  })

  test('a failed part or completion aborts the upload in the store; the report names a failed abort', async () => {
    for (const failing of ['part', 'complete'] as const) {
      const { fake, result } = await run(
        { onStep: ({ step }) => (step === failing ? refuse() : undefined) },
        12 * MB,
        only('multipart'),
      )
      expect(fake.openUploads.size).toBe(0)
      expect(result.report).toContain('multipart upload taken back')
    }
    const stuck = await run(
      { onStep: ({ step }) => (step === 'create' ? undefined : refuse()) },
      12 * MB,
      only('chunk'),
    )
    expect(stuck.result.report).toContain('taking back failed')
  })

  test('the timeout is an hour for a whole file on the first route (300 s to connect), and 20 minutes for every other request', async () => {
    const { fake } = await run({ onStep: refuse }, sizes.large)
    const times = fake.steps
      .filter(({ step }) => step === 'put' || step === 'create' || step === 'form')
      .map(({ flow, method, sending }) => [flow, method, sending.timeout, sending.connectTimeout])
    expect(times).toContainEqual([1, 'directUpload', 3_600_000, 300_000])
    expect(times).toContainEqual([2, 'directUpload', 1_200_000, undefined])
    expect(times).toContainEqual([1, 'multipartUpload', 1_200_000, undefined])
    expect(times).toContainEqual([3, 'restUpload', 1_200_000, undefined])
  })
})

test.each([[false], [true]])(
  '[UPL-11] with isPublic %j, only the first route requests a private object explicitly',
  async (isPublic) => {
    const { fake } = await run({ onStep: refuse }, sizes.small, { isPublic })
    expect(fake.openings.map(({ isPrivate }) => isPrivate)).toEqual([true, true, true, false, false, false])
  },
)
