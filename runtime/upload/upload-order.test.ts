import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { StepError } from './upload-errors.ts'
import { deadlineOf, limits } from './limits.ts'
import {
  createFakeDependencies,
  documentOf,
  options,
  type Script,
  settings,
  sizes,
} from './testing/fake-dependencies.ts'
import { attempts, refuse, run } from './testing/run-upload.ts'
import { uploadFile } from './upload-file.ts'

describe('[UPL-01] the order of routes and methods', () => {
  test('the first success ends the upload', async () => {
    const { fake, result } = await run({}, sizes.large)
    expect(attempts(fake)).toEqual(['1 directUpload ×1'])
    expect(result).toMatchObject({ status: true, msg: 'Upload successful' })
    expect(result.data?.key).toMatch(/^river\/M000123_[A-Za-z0-9]{16}\.pdf$/)
    expect(result.data?.url).toBe(`https://river-uploads.s3.ap-southeast-7.amazonaws.com/${result.data?.key}`)
    expect(result.report).toMatch(/Final: Success, directUpload of flow 1$/)
  })

  test('[UPL-04] if all fail, every method of every route makes three attempts', async () => {
    const { fake, result } = await run({ onStep: ({ step }) => (step === 'abort' ? undefined : refuse()) }, sizes.large)
    expect(attempts(fake)).toEqual([
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
    expect(fake.objects.size).toBe(0)
  })

  test('any method can complete the upload after all earlier methods have failed', async () => {
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
      const { fake, result } = await run(
        { onStep: (step) => (step.flow === flow && step.method === method ? undefined : refuse()) },
        sizes.large,
      )
      expect(result.report).toContain(`Final: Success, ${method} of flow ${flow}`)
      expect(attempts(fake)).toHaveLength(index + 1)
      expect([...fake.objects]).toHaveLength(1)
      expect(fake.openUploads.size).toBe(0)
    }
  })
})

describe('skipped methods', () => {
  const skipped: readonly (readonly [size: number, attempts: readonly string[]])[] = [
    [limits.fastSpeedFrom - 1, ['1 directUpload ×3', '2 directUpload ×3', '3 restUpload ×3']],
    [
      limits.fastSpeedFrom,
      ['1 directUpload ×3', '1 fastSpeedUpload ×3', '2 directUpload ×3', '2 fastSpeedUpload ×3', '3 restUpload ×3'],
    ],
    [
      limits.partsFrom - 1,
      ['1 directUpload ×3', '1 fastSpeedUpload ×3', '2 directUpload ×3', '2 fastSpeedUpload ×3', '3 restUpload ×3'],
    ],
  ]
  test.each(skipped)('[UPL-02] a file of %i bytes skips the methods for larger files', async (size, expected) => {
    const { fake, result } = await run({ onStep: refuse }, size)
    expect(attempts(fake)).toEqual(expected)
    expect(result.report).toContain('flow 1 chunkUpload: skipped, File too small for chunk/multipart upload')
    expect(result.report).toContain('flow 2 multipartUpload: skipped, File too small for chunk/multipart upload')
  })

  test('[UPL-02] disabled methods', async () => {
    const { fake, result } = await run({ onStep: refuse }, sizes.large, { methods: { direct: false, chunk: false } })
    expect(attempts(fake)[0]).toBe('1 multipartUpload ×3')
    expect(result.report).toContain('flow 1 directUpload: skipped, disabled')
  })
})

describe('[UPL-10] the modes', () => {
  test.each([
    [1, ['1 directUpload ×3', '1 chunkUpload ×3', '1 multipartUpload ×3', '1 fastSpeedUpload ×3'], 500],
    [2, ['2 directUpload ×3', '2 chunkUpload ×3', '2 multipartUpload ×3', '2 fastSpeedUpload ×3'], 500],
    [3, ['1 directUpload ×1', '2 directUpload ×1', '3 restUpload ×1', '1 chunkUpload ×1'], 2000],
  ])('mode %i makes the attempts %j', async (mode, expected, wait) => {
    const { fake, result } = await run({ onStep: refuse }, sizes.large, { mode })
    expect(attempts(fake)).toEqual(expected)
    expect(fake.waited[0]).toBe(wait)
    expect(result.msg).toBe('All upload flows failed')
  })

  test('mode 3 makes four attempts, 2 s apart, and returns to the first method if a small file has only three methods', async () => {
    const { fake } = await run({ onStep: refuse }, sizes.small, { mode: 3 })
    expect(attempts(fake)).toEqual(['1 directUpload ×1', '2 directUpload ×1', '3 restUpload ×1', '1 directUpload ×1'])
    expect(fake.waited).toEqual([2000, 2000, 2000])
  })

  test('[UPL-01] mode 3 makes no further attempt on a route that has no token', async () => {
    const onCall = (endpoint: string) => (endpoint === 'general/get-sts-token' ? { status: false } : undefined)
    const { fake, result } = await run({ onCall, onStep: refuse }, sizes.large, { mode: 3 })
    expect(attempts(fake)).toEqual(['3 restUpload ×2'])
    expect(fake.calls.filter(({ endpoint }) => endpoint === 'general/get-sts-token')).toHaveLength(8)
    expect(result.msg).toBe('All upload flows failed')
  })

  test('[UPL-01] mode 3 tries every route that has a method, for every size, with all methods enabled or only one', async () => {
    for (const size of [sizes.small, sizes.medium, sizes.large]) {
      for (const only of [undefined, 'direct', 'chunk', 'multipart', 'fastSpeed'] as const) {
        const methods = { direct: false, chunk: false, multipart: false, fastSpeed: false }
        const change = only === undefined ? {} : { methods: { ...methods, [only]: true } }
        const { fake } = await run({ onStep: refuse }, size, { mode: 3, ...change })
        const routes = attempts(fake).map(([flow]) => flow)
        const hasSdk = fake.steps.some(({ flow }) => flow !== 3)
        expect(new Set(routes)).toEqual(new Set(hasSdk ? ['1', '2', '3'] : ['3']))
      }
    }
  })
})

test('with any failures, an upload has one key, follows the order of its mode, leaves no partial upload and ends in time', async () => {
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
        const fake = createFakeDependencies(script)
        script.onStep = ({ step }) => {
          if (step === 'abort') return
          const fate = fates.next().value
          if (fate === 'slow') fake.pass(30_000)
          if (fate === 'fail') refuse()
          if (fate === 'refused') throw new StepError('Upload failed with status 403 AccessDenied', true)
        }
        const started = fake.now()
        const result = await uploadFile(documentOf(size), { ...options, settings: { ...settings, mode } }, fake)
        expect(fake.openUploads.size).toBe(0)
        expect(fake.objects.size).toBeLessThanOrEqual(1)
        if (result.status) expect([...fake.objects].join()).toContain(result.data?.key)
        const names = fake.calls.map(({ payload }) => payload.filename ?? payload.file_name).filter(Boolean)
        expect(new Set(names).size).toBe(1)
        const tried = attempts(fake).map((one) => order.indexOf(one.replace(/ ×\d+$/, '')))
        if (mode !== 3) expect(tried).toEqual(tried.toSorted((one, other) => one - other))
        expect(fake.now() - started).toBeLessThanOrEqual(deadlineOf(size, settings) + 30_000 * limits.parallelParts)
      },
    ),
    { numRuns: 300 },
  )
})
