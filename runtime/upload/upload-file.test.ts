import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { StepFault } from './faults.ts'
import { deadlineOf, limits } from './limits.ts'
import {
  createFakeWorld,
  documentOf,
  type FakeWorld,
  options,
  type Script,
  secrets,
  settings,
  sizes,
} from './testing/fake-world.ts'
import type { UploadOptions, UploadSettings } from './types.ts'
import { uploadFile } from './upload-file.ts'

const refuse = () => {
  throw new StepFault('Upload failed with status 503 SlowDown')
}

async function run(
  script: Script,
  size: number,
  change: Partial<UploadOptions> & { mode?: number; methods?: Partial<UploadSettings['methods']> } = {},
) {
  const { mode = 4, methods, ...more } = change
  const world = createFakeWorld(script)
  const own = { ...settings, mode, methods: { ...settings.methods, ...methods } }
  const result = await uploadFile(documentOf(size), { ...options, settings: own, ...more }, world)
  // Nobody waits for the notice: it goes out after the result.
  if (result.msg === 'All upload flows failed') await vi.waitFor(() => expect(notices(world)).toHaveLength(1))
  return { world, result }
}

/** The attempts in their order: flow, method, and how often it was begun in a row. */
function attempts({ steps }: FakeWorld): string[] {
  const begun = steps.filter(({ step }) => step === 'put' || step === 'create' || step === 'form')
  const rows: { name: string; count: number }[] = []
  for (const { flow, method } of begun) {
    const name = `${flow} ${method}`
    const last = rows.at(-1)
    if (last?.name === name) last.count += 1
    else rows.push({ name, count: 1 })
  }
  return rows.map(({ name, count }) => `${name} ×${count}`)
}

const notices = ({ calls }: FakeWorld) => calls.filter(({ endpoint }) => endpoint === 'slack/notify-block')

describe('[UPL-01] the order of routes and methods', () => {
  test('the first success ends it', async () => {
    const { world, result } = await run({}, sizes.large)
    expect(attempts(world)).toEqual(['1 directUpload ×1'])
    expect(result).toMatchObject({ status: true, msg: 'Upload successful' })
    expect(result.data?.key).toMatch(/^river\/M000123_[A-Za-z0-9]{16}\.pdf$/)
    expect(result.data?.url).toBe(`https://river-uploads.s3.ap-southeast-7.amazonaws.com/${result.data?.key}`)
    expect(result.report).toMatch(/Final: Success, directUpload of flow 1$/)
  })

  test('[UPL-04] where all fail, every method of every route has had three attempts', async () => {
    const { world, result } = await run(
      { onStep: ({ step }) => (step === 'abort' ? undefined : refuse()) },
      sizes.large,
    )
    expect(attempts(world)).toEqual([
      '1 directUpload ×3',
      '1 chunkUpload ×3',
      '1 multipartUpload ×3',
      '1 fastSpeedUpload ×3',
      '2 directUpload ×3',
      '2 chunkUpload ×3',
      '2 multipartUpload ×3',
      '2 fastSpeedUpload ×3',
      '3 restUpload ×3',
    ])
    expect(result).toMatchObject({ status: false, msg: 'All upload flows failed' })
    expect(result.report).toContain('flow 2 multipartUpload: All upload attempts failed')
    expect(result.report).toMatch(/Final: Failed, All upload flows failed$/)
    expect(world.objects.size).toBe(0)
  })

  test('each method in turn may be the one that works', async () => {
    const slots = [
      [1, 'directUpload'],
      [1, 'chunkUpload'],
      [1, 'multipartUpload'],
      [1, 'fastSpeedUpload'],
      [2, 'directUpload'],
      [2, 'chunkUpload'],
      [2, 'multipartUpload'],
      [2, 'fastSpeedUpload'],
      [3, 'restUpload'],
    ] as const
    for (const [index, [flow, method]] of slots.entries()) {
      const { world, result } = await run(
        { onStep: (step) => (step.flow === flow && step.method === method ? undefined : refuse()) },
        sizes.large,
      )
      expect(result.report).toContain(`Final: Success, ${method} of flow ${flow}`)
      expect(attempts(world)).toHaveLength(index + 1)
      expect([...world.objects]).toHaveLength(1)
      expect(world.openUploads.size).toBe(0)
    }
  })
})

describe('[UPL-02] what is passed over', () => {
  test.each([
    [limits.fastSpeedFrom - 1, ['1 directUpload ×3', '2 directUpload ×3', '3 restUpload ×3']],
    [
      limits.fastSpeedFrom,
      ['1 directUpload ×3', '1 fastSpeedUpload ×3', '2 directUpload ×3', '2 fastSpeedUpload ×3', '3 restUpload ×3'],
    ],
    [
      limits.partsFrom - 1,
      ['1 directUpload ×3', '1 fastSpeedUpload ×3', '2 directUpload ×3', '2 fastSpeedUpload ×3', '3 restUpload ×3'],
    ],
  ])('a file of %i bytes', async (size, expected) => {
    const { world, result } = await run({ onStep: refuse }, size)
    expect(attempts(world)).toEqual(expected)
    expect(result.report).toContain('flow 1 chunkUpload: skipped, File too small for chunk/multipart upload')
    expect(result.report).toContain('flow 2 multipartUpload: skipped, File too small for chunk/multipart upload')
  })

  test('methods that are switched off', async () => {
    const { world, result } = await run({ onStep: refuse }, sizes.large, { methods: { direct: false, chunk: false } })
    expect(attempts(world)[0]).toBe('1 multipartUpload ×3')
    expect(result.report).toContain('flow 1 directUpload: skipped, disabled')
  })
})

describe('[UPL-10] the modes', () => {
  test.each([
    [1, ['1 directUpload ×3', '1 chunkUpload ×3', '1 multipartUpload ×3', '1 fastSpeedUpload ×3'], 500],
    [2, ['2 directUpload ×3', '2 chunkUpload ×3', '2 multipartUpload ×3', '2 fastSpeedUpload ×3'], 500],
    [3, ['1 directUpload ×1', '1 chunkUpload ×1', '1 multipartUpload ×1', '1 fastSpeedUpload ×1'], 2000],
  ])('mode %i', async (mode, expected, wait) => {
    const { world, result } = await run({ onStep: refuse }, sizes.large, { mode })
    expect(attempts(world)).toEqual(expected)
    expect(world.waited[0]).toBe(wait)
    expect(result.msg).toBe('All upload flows failed')
  })

  test('mode 3 begins again where a small file has fewer methods than tries: four, 2 s apart', async () => {
    const { world } = await run({ onStep: refuse }, sizes.small, { mode: 3 })
    expect(attempts(world)).toEqual(['1 directUpload ×1', '2 directUpload ×1', '3 restUpload ×1', '1 directUpload ×1'])
    expect(world.waited).toEqual([2000, 2000, 2000])
  })
})

describe('[UPL-04] tokens', () => {
  test('one try and three more, 500 ms doubling; then the next route, each with its own message', async () => {
    const onCall = (endpoint: string) => (endpoint === 'slack/notify-block' ? undefined : { status: false })
    const { world, result } = await run({ onCall }, sizes.large)
    expect(world.waited).toEqual([500, 1000, 2000, 500, 1000, 2000, 500, 1000, 2000])
    expect(world.calls.map(({ endpoint }) => endpoint)).toEqual([
      ...Array.from({ length: 8 }, () => 'general/get-sts-token'),
      ...Array.from({ length: 4 }, () => 'general/get-sts-token-new'),
      'slack/notify-block',
    ])
    for (const message of ['Upload failed get token', 'SDK v3 STS Token failed', 'REST API STS token failed']) {
      expect(result.report).toContain(message)
    }
    expect(world.steps).toEqual([])
  })

  test('one token serves all methods of a route, until it is refused', async () => {
    const plain = await run({ onStep: refuse }, sizes.large, { mode: 1 })
    expect(plain.world.calls.filter(({ endpoint }) => endpoint === 'general/get-sts-token')).toHaveLength(1)
    const refused = await run(
      {
        onStep: (_step, nth) => {
          if (nth === 1) throw new StepFault('Upload failed with status 400 ExpiredToken', true)
        },
      },
      sizes.small,
    )
    expect(refused.world.calls.map(({ endpoint }) => endpoint)).toEqual([
      'general/get-sts-token',
      'general/get-sts-token',
    ])
    expect(refused.result.status).toBe(true)
  })

  test('[UPL-11] [UPL-14] what is asked for', async () => {
    const fails = await run({ onStep: ({ flow }) => (flow === 3 ? undefined : refuse()) }, sizes.small, {
      isPublic: true,
    })
    const [first, , form] = ['general/get-sts-token', '', 'general/get-sts-token-new'].map((name) =>
      fails.world.calls.find(({ endpoint }) => endpoint === name),
    )
    const name = expect.stringMatching(/^M000123_[A-Za-z0-9]{16}\.pdf$/) as string
    expect(first?.payload).toEqual({ filename: name, filetype: 'application/pdf', is_public: true })
    expect(form?.payload).toEqual({ file_name: name, content_type: 'application/pdf', is_public: true })
    const plain = await run({}, sizes.small)
    expect(plain.world.calls[0]?.payload).toMatchObject({ is_public: false })
  })

  test('credentials may come under Credential, beside the key', async () => {
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
})

describe('[UPL-05] codes 1001 and 1003', () => {
  test.each([
    [1001, 'general/get-sts-token', 1],
    [1003, 'general/get-sts-token', 1],
    [1001, 'general/get-sts-token', 3],
    [1003, 'general/get-sts-token-new', 1],
    [1001, 'general/get-sts-token-new', 2],
  ])('%i from %s, call %i, stops everything', async (code, name, when) => {
    const { world, result } = await run(
      {
        onCall: (endpoint, nth) =>
          endpoint === name && nth === when ? { status: false, code, msg: 'Please log in.' } : undefined,
        onStep: () => {
          throw new StepFault('Upload failed with status 403 AccessDenied', true)
        },
      },
      sizes.large,
    )
    expect(result).toMatchObject({ status: false, msg: 'User Logged Out' })
    expect(world.calls.at(-1)?.endpoint).toBe(name)
    expect(notices(world)).toEqual([])
    expect(world.openUploads.size).toBe(0)
  })

  test('the same code in an answer that is a success means nothing', async () => {
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
  const partSizes = ({ steps }: FakeWorld) => steps.filter(({ step }) => step === 'part').map(({ size }) => size / MB)

  test.each([
    ['chunk', [5, 5, 2]],
    ['multipart', [5, 5, 2]],
    ['fastSpeed', [12]],
  ] as const)('%s cuts 12 MB into parts of %j MB', async (method, expected) => {
    const { world, result } = await run({}, 12 * MB, only(method))
    expect(partSizes(world)).toEqual(expected)
    expect(result.status).toBe(true)
  })

  test.each([
    ['chunk', 1],
    ['multipart', 10],
  ] as const)('%s has at most %i parts on their way', async (method, most) => {
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

  test('a part that fails is sent again alone; in the fast-speed method the upload begins anew', async () => {
    const onStep: Script['onStep'] = ({ step }, nth) => {
      if (step === 'part' && nth <= 1) refuse()
    }
    const chunk = await run({ onStep }, 12 * MB, only('chunk'))
    expect(chunk.world.steps.map(({ step }) => step)).toEqual(['create', 'part', 'part', 'part', 'part', 'complete'])
    const fast = await run({ onStep }, 12 * MB, only('fastSpeed'))
    expect(fast.world.steps.map(({ step }) => step)).toEqual(['create', 'part', 'abort', 'create', 'part', 'complete'])
  })

  test('whatever fails, the upload is taken back; when even that fails, the report says so', async () => {
    for (const failing of ['part', 'complete'] as const) {
      const { world, result } = await run(
        { onStep: ({ step }) => (step === failing ? refuse() : undefined) },
        12 * MB,
        only('multipart'),
      )
      expect(world.openUploads.size).toBe(0)
      expect(result.report).toContain('multipart upload taken back')
    }
    const stuck = await run(
      { onStep: ({ step }) => (step === 'create' ? undefined : refuse()) },
      12 * MB,
      only('chunk'),
    )
    expect(stuck.result.report).toContain('taking back failed')
  })

  test('times: an hour for the whole file on the first route, with 300 s to connect; else 20 minutes', async () => {
    const { world } = await run({ onStep: refuse }, sizes.large)
    const times = world.steps
      .filter(({ step }) => step === 'put' || step === 'create' || step === 'form')
      .map(({ flow, method, sending }) => [flow, method, sending.timeout, sending.connectTimeout])
    expect(times).toContainEqual([1, 'directUpload', 3_600_000, 300_000])
    expect(times).toContainEqual([2, 'directUpload', 1_200_000, undefined])
    expect(times).toContainEqual([1, 'multipartUpload', 1_200_000, undefined])
    expect(times).toContainEqual([3, 'restUpload', 1_200_000, undefined])
  })
})

test('[UPL-11] the first route asks for a private object in so many words, the second does not', async () => {
  const { world } = await run({ onStep: refuse }, sizes.small)
  expect(world.openings.map(({ isPrivate }) => isPrivate)).toEqual([true, true, true, false, false, false])
})

describe('[UPL-06] [UPL-14] what is refused before any call', () => {
  test.each<[string, unknown, Partial<UploadOptions>, string]>([
    ['nothing', undefined, {}, 'No file or pre-read data provided'],
    ['null', null, {}, 'No file or pre-read data provided'],
    ['a text', 'file.png', {}, 'Upload: Provided file is not a File or Blob'],
    ['a list of files', [documentOf(10)], {}, 'Upload: Provided file is not a File or Blob'],
    ['an empty file', new File([], 'a.png', { type: 'image/png' }), {}, 'Upload: File size is 0'],
    ['no type', new File(['%PDF'], 'a.pdf'), {}, 'Upload: File type is missing'],
    ['a blank type', documentOf(10), { filetype: ' ' }, 'Upload: File type is missing'],
    ['a type that is not taken', documentOf(10), { accept: ['image/png'] }, 'Invalid file type: application/pdf'],
    [
      'a picture that is none',
      new File(['\x89PNG\r\n\x1a\n'], 'a.png', { type: 'image/png' }),
      {},
      'Invalid file type: image/png',
    ],
  ])('%s', async (_what, file, change, msg) => {
    const world = createFakeWorld()
    const result = await uploadFile(file, { ...options, ...change }, world)
    expect(result).toMatchObject({ status: false, msg })
    expect(result.report).toContain('Final: Failed')
    expect(world.calls).toEqual([])
  })

  test('a type that is told beside the file stands in for one that it lacks', async () => {
    const file = new File([await documentOf(100).arrayBuffer()], 'a.pdf')
    expect(await uploadFile(file, { ...options, filetype: 'application/pdf' }, createFakeWorld())).toMatchObject({
      status: true,
    })
  })

  test('only pictures are taken where nothing is said', async () => {
    const { accept: _accept, ...plain } = options
    expect(await uploadFile(documentOf(10), plain, createFakeWorld())).toMatchObject({
      msg: 'Invalid file type: application/pdf',
    })
  })
})

describe('the deadline and the member', () => {
  test('[UPL-04] 120 s, and 30 s more for each further 5 MB', () => {
    const MB = 1024 * 1024
    const of = (size: number) => deadlineOf(size, { deadline: 120, deadlinePerStep: 30 })
    expect([of(1), of(5 * MB), of(5 * MB + 1), of(10 * MB), of(60 * MB)]).toEqual([
      120_000, 120_000, 150_000, 150_000, 450_000,
    ])
  })

  test('[UPL-04] steps that take long end at the deadline with the specification’s message, nothing half sent', async () => {
    const script: Script = {}
    const world = createFakeWorld(script)
    script.onStep = ({ step }) => {
      if (step === 'abort') return
      world.pass(40_000)
      refuse()
    }
    const started = world.now()
    const result = await uploadFile(documentOf(sizes.large), options, world)
    expect(result).toMatchObject({ status: false, msg: 'All upload flows failed' })
    expect(result.report).toContain('the deadline has passed')
    expect(world.now() - started).toBeLessThanOrEqual(150_000 + 40_000)
    expect(world.openUploads.size).toBe(0)
    await vi.waitFor(() => expect(notices(world)).toHaveLength(1))
  })

  test('a token that never comes ends at the deadline', async () => {
    const script: Script = {}
    const world = createFakeWorld(script)
    script.onCall = (endpoint) => {
      if (endpoint === 'slack/notify-block') return undefined
      world.pass(200_000)
      return new Promise(() => {})
    }
    const result = await uploadFile(documentOf(100), options, world)
    expect(result).toMatchObject({ msg: 'All upload flows failed' })
  })

  test('where the SDK cannot be loaded, the REST route takes over', async () => {
    const world = {
      ...createFakeWorld(),
      openStore: async () => {
        throw new StepFault('AWS SDK loaded fail')
      },
    }
    const result = await uploadFile(documentOf(100), options, world)
    expect(result.report).toContain('flow 2 directUpload, attempt 3: AWS SDK loaded fail')
    expect(result.report).toContain('Final: Success, restUpload of flow 3')
  })

  test('an SDK whose loading hangs ends at the deadline', async () => {
    const fake = createFakeWorld()
    const world = {
      ...fake,
      openStore: () => {
        fake.pass(200_000)
        return new Promise<never>(() => {})
      },
    }
    expect(await uploadFile(documentOf(100), options, world)).toMatchObject({ msg: 'All upload flows failed' })
  })

  test('cancelling ends it at once, wherever it is, and tells nobody', async () => {
    for (const at of ['put', 'create', 'part', 'complete', 'form'] as const) {
      const cancel = new AbortController()
      const { world, result } = await run(
        {
          onStep: ({ step }) => {
            if (step === at) cancel.abort()
            else if (step === 'put') refuse()
            else if (at === 'form' && step !== 'abort') refuse()
          },
        },
        sizes.large,
        { signal: cancel.signal },
      )
      expect(result).toMatchObject({ status: false, msg: 'Upload cancelled' })
      expect(world.openUploads.size).toBe(0)
      expect(world.steps.at(-1)?.step).toBe(at === 'put' || at === 'form' || at === 'create' ? at : 'abort')
      expect(notices(world)).toEqual([])
    }
  })

  test('an upload that was cancelled before it began calls nobody', async () => {
    const cancel = new AbortController()
    cancel.abort()
    const { world, result } = await run({}, sizes.small, { signal: cancel.signal })
    expect(result).toMatchObject({ status: false, msg: 'Upload cancelled' })
    expect(world.calls).toEqual([])
  })
})

test('progress never falls, though attempts begin anew', async () => {
  const percents: number[] = []
  await run(
    {
      onStep: ({ step, sending }) => {
        sending.onSent?.(sizes.large / 2)
        if (step === 'put') refuse()
      },
    },
    sizes.large,
    { onProgress: ({ phase, percent }) => void (phase === 'sending' && percents.push(percent)) },
  )
  expect(percents[0]).toBe(0)
  expect(percents.at(-1)).toBe(100)
  expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => one - other))
})

test('[UPL-13] [UPL-14] no secret, key, name, address or word of the outside is in what can be read', async () => {
  const outside = ['<!channel>', 'https://evil.example/x', 'somchai@example.com', 'salary slip']
  const { world, result } = await run(
    {
      onStep: ({ step }) => {
        if (step === 'abort') return
        throw new Error(`${outside.join(' ')} ${secrets.join(' ')}`)
      },
      onCall: (endpoint, nth) =>
        nth === 1 && endpoint !== 'slack/notify-block' ? { status: false, msg: outside.join(' ') } : undefined,
    },
    sizes.large,
  )
  const told = JSON.stringify([result, notices(world)])
  for (const word of [...secrets, ...outside, 'M000123', 'river/', 'amazonaws']) expect(told).not.toContain(word)
  expect(notices(world)).toHaveLength(1)
})

test('[UPL-03] the notice: title, device, browser, the report, and the member as a hash', async () => {
  const { world, result } = await run({ onStep: refuse }, sizes.small)
  const [notice] = notices(world)
  expect(notice?.payload).toEqual({
    title: 'production river',
    block: {
      data: {
        file_name: expect.stringMatching(/^[0-9a-f]{12}\.pdf$/) as string,
        device_type: 'mobile',
        browser: 'Chrome 156',
        full_log: result.report,
      },
    },
  })
})

test('whatever fails when: one key, the specified order, nothing half sent, an end in time', async () => {
  const order = [
    '1 directUpload',
    '1 chunkUpload',
    '1 multipartUpload',
    '1 fastSpeedUpload',
    '2 directUpload',
    '2 chunkUpload',
    '2 multipartUpload',
    '2 fastSpeedUpload',
    '3 restUpload',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.infiniteStream(fc.constantFrom('ok', 'ok', 'fail', 'refused', 'slow')),
      fc.constantFrom(1, 2, 3, 4),
      fc.constantFrom(sizes.small, sizes.medium, sizes.large),
      async (fates, mode, size) => {
        const script: Script = {}
        const world = createFakeWorld(script)
        script.onStep = ({ step }) => {
          if (step === 'abort') return
          const fate = fates.next().value
          if (fate === 'slow') world.pass(30_000)
          if (fate === 'fail') refuse()
          if (fate === 'refused') throw new StepFault('Upload failed with status 403 AccessDenied', true)
        }
        const started = world.now()
        const result = await uploadFile(documentOf(size), { ...options, settings: { ...settings, mode } }, world)
        expect(world.openUploads.size).toBe(0)
        expect(world.objects.size).toBeLessThanOrEqual(1)
        if (result.status) expect([...world.objects].join()).toContain(result.data?.key)
        const names = world.calls.map(({ payload }) => payload.filename ?? payload.file_name).filter(Boolean)
        expect(new Set(names).size).toBe(1)
        const tried = attempts(world).map((one) => order.indexOf(one.replace(/ ×\d+$/, '')))
        if (mode !== 3) expect(tried).toEqual(tried.toSorted((one, other) => one - other))
        expect(world.now() - started).toBeLessThanOrEqual(deadlineOf(size, settings) + 30_000 * limits.parallelParts)
      },
    ),
    { numRuns: 300 },
  )
})
