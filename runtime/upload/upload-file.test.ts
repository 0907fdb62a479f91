import { describe, expect, test, vi } from 'vitest'
import { StepError } from './upload-errors.ts'
import { deadlineOf } from './limits.ts'
import {
  createFakeDependencies,
  documentOf,
  options,
  type Script,
  secrets,
  sizes,
} from './testing/fake-dependencies.ts'
import { notices, refuse, run } from './testing/run-upload.ts'
import { makePicture } from './testing/pictures.ts'
import type { UploadOptions } from './upload-options.ts'
import { uploadFile } from './upload-file.ts'

describe('[UPL-06] [UPL-14] refusals before any call', () => {
  test.each<[string, unknown, Partial<UploadOptions>, string]>([
    ['nothing', undefined, {}, 'No file or pre-read data provided'],
    ['null', null, {}, 'No file or pre-read data provided'],
    ['a text', 'file.png', {}, 'Upload: Provided file is not a File or Blob'],
    ['a list of files', [documentOf(10)], {}, 'Upload: Provided file is not a File or Blob'],
    ['an empty file', new File([], 'a.png', { type: 'image/png' }), {}, 'Upload: File size is 0'],
    ['no type', new File(['%PDF'], 'a.pdf'), {}, 'Upload: File type is missing'],
    ['a blank type', documentOf(10), { filetype: ' ' }, 'Upload: File type is missing'],
    ['a type that is not accepted', documentOf(10), { accept: ['image/png'] }, 'Invalid file type: application/pdf'],
    [
      'a file that is not a picture',
      new File(['\x89PNG\r\n\x1a\n'], 'a.png', { type: 'image/png' }),
      {},
      'Invalid file type: image/png',
    ],
  ])('%s', async (_what, file, change, msg) => {
    const fake = createFakeDependencies()
    const result = await uploadFile(file, { ...options, ...change }, fake)
    expect(result).toMatchObject({ status: false, msg })
    expect(result.report).toContain('Final: Failed')
    expect(fake.calls).toEqual([])
  })

  test('the `filetype` option replaces a missing type of the file', async () => {
    const file = new File([await documentOf(100).arrayBuffer()], 'a.pdf')
    expect(await uploadFile(file, { ...options, filetype: 'application/pdf' }, createFakeDependencies())).toMatchObject(
      {
        status: true,
      },
    )
  })

  test('only pictures are accepted by default', async () => {
    const { accept: _accept, ...plain } = options
    expect(await uploadFile(documentOf(10), plain, createFakeDependencies())).toMatchObject({
      msg: 'Invalid file type: application/pdf',
    })
  })
})

describe('the deadline and the member', () => {
  test('[UPL-04] the deadline is 120 s, and 30 s more for each further 5 MB', () => {
    const MB = 1024 * 1024
    const of = (size: number) => deadlineOf(size, { deadline: 120, deadlinePerStep: 30 })
    expect([of(1), of(5 * MB), of(5 * MB + 1), of(10 * MB), of(60 * MB)]).toEqual([
      120_000, 120_000, 150_000, 150_000, 450_000,
    ])
  })

  test('[UPL-04] slow steps end at the deadline with the specification’s message, and leave no partial upload', async () => {
    const script: Script = {}
    const fake = createFakeDependencies(script)
    script.onStep = ({ step }) => {
      if (step === 'abort') return
      fake.pass(40_000)
      refuse()
    }
    const started = fake.now()
    const result = await uploadFile(documentOf(sizes.large), options, fake)
    expect(result).toMatchObject({ status: false, msg: 'All upload flows failed' })
    expect(result.report).toContain('the deadline has passed')
    expect(fake.now() - started).toBeLessThanOrEqual(150_000 + 40_000)
    expect(fake.openUploads.size).toBe(0)
    await expect.poll(() => notices(fake)).toHaveLength(1)
  })

  test('an upload that waits for a token ends at the deadline', async () => {
    const script: Script = {}
    const fake = createFakeDependencies(script)
    script.onCall = (endpoint) => {
      if (endpoint === 'slack/notify-block') return undefined
      fake.pass(200_000)
      return new Promise(() => {})
    }
    const result = await uploadFile(documentOf(100), options, fake)
    expect(result).toMatchObject({ msg: 'All upload flows failed' })
  })

  test('the REST route follows if the SDK fails to load', async () => {
    const fake = {
      ...createFakeDependencies(),
      openStore: async () => {
        throw new StepError('AWS SDK loaded fail')
      },
    }
    const result = await uploadFile(documentOf(100), options, fake)
    expect(result.report).toContain('flow 2 directUpload, attempt 3: AWS SDK loaded fail')
    expect(result.report).toContain('Final: Success, restUpload of flow 3')
  })

  test('an SDK that never loads ends at the deadline', async () => {
    const fake = createFakeDependencies()
    const stuck = {
      ...fake,
      openStore: () => {
        fake.pass(200_000)
        return new Promise<never>(() => {})
      },
    }
    expect(await uploadFile(documentOf(100), options, stuck)).toMatchObject({ msg: 'All upload flows failed' })
  })

  test('cancelling ends any step immediately, without a notice', async () => {
    for (const at of ['put', 'create', 'part', 'complete', 'form'] as const) {
      const cancel = new AbortController()
      const { fake, result } = await run(
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
      expect(fake.openUploads.size).toBe(0)
      expect(fake.steps.at(-1)?.step).toBe(at === 'put' || at === 'form' || at === 'create' ? at : 'abort')
      expect(notices(fake)).toEqual([])
    }
  })

  test('an upload cancelled before its start makes no call', async () => {
    const cancel = new AbortController()
    cancel.abort()
    const { fake, result } = await run({}, sizes.small, { signal: cancel.signal })
    expect(result).toMatchObject({ status: false, msg: 'Upload cancelled' })
    expect(fake.calls).toEqual([])
  })
})

test('progress never falls when another attempt begins', async () => {
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

test('[UPL-13] [UPL-14] report and result contain no secret, key, name, address or text from outside', async () => {
  const outside = ['<!channel>', 'https://evil.example/x', 'somchai@example.com', 'salary slip']
  const { fake, result } = await run(
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
  const reported = JSON.stringify([result, notices(fake)])
  for (const word of [...secrets, ...outside, 'M000123', 'river/', 'amazonaws']) expect(reported).not.toContain(word)
  expect(notices(fake)).toHaveLength(1)
})

test('[UPL-03] the notice: title, device, browser, the report, and the member as a hash', async () => {
  const { fake, result } = await run({ onStep: refuse }, sizes.small)
  const [notice] = notices(fake)
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

test('[UPL-07] a picture is prepared once, and the result has the bytes that the store received', async () => {
  const redraw = vi.fn(async (picture: Blob) => picture)
  const fake = createFakeDependencies({ redraw })
  const bytes = makePicture['image/jpeg']({ width: 2000, height: 1000, orientation: 1, size: sizes.medium })
  const picture = new File([bytes], 'IMG_0001.JPG', { type: 'image/jpeg' })
  const { status, sent } = await uploadFile(picture, options, fake)
  expect(status).toBe(true)
  expect(redraw).toHaveBeenCalledOnce()
  expect(fake.bodies).toHaveLength(1)
  expect(sent).toBe(fake.bodies[0])
})

test('[UPL-03] the result of a failed upload has no bytes', async () => {
  const { result } = await run({ onStep: refuse }, sizes.small)
  expect(result).not.toHaveProperty('sent')
})
