import { expect, test } from 'vitest'
import { StepError } from './upload-errors.ts'
import { createFakeDependencies, documentOf, options, type Script, sizes } from './testing/fake-dependencies.ts'
import { createUpload, type UploadState } from './create-upload.ts'

function watch(script: Script = {}) {
  const upload = createUpload(options, createFakeDependencies(script))
  const phases: UploadState['phase'][] = []
  upload.state.subscribe(({ phase }) => {
    if (phases.at(-1) !== phase) phases.push(phase)
  })
  return { upload, phases }
}

test('[DEP-05] an upload prepares and sends the file, and its key is the receipt', async () => {
  const { upload, phases } = watch()
  expect(upload.state.getState()).toEqual({ phase: 'idle', percent: 0, message: '', key: undefined })
  const result = await upload.start(documentOf(sizes.small))
  expect(phases).toEqual(['preparing', 'sending', 'done'])
  expect(upload.state.getState()).toEqual({
    phase: 'done',
    percent: 100,
    message: 'Upload successful',
    key: result.data?.key,
  })
})

test('[UPL-03] an upload fails with the engine’s message', async () => {
  const { upload } = watch({
    onStep: () => {
      throw new StepError('Upload failed with status 500')
    },
  })
  await upload.start(documentOf(sizes.small))
  expect(upload.state.getState()).toMatchObject({ phase: 'failed', message: 'All upload flows failed', key: undefined })
})

test('cancelling stops a running upload', async () => {
  const { upload } = watch({ onStep: () => upload.cancel() })
  await upload.start(documentOf(sizes.small))
  expect(upload.state.getState()).toMatchObject({ phase: 'cancelled', message: 'Upload cancelled' })
})

test('a second start cancels the first, whose result is ignored', async () => {
  let isFirst = true
  const { upload } = watch({
    onStep: async () => {
      if (!isFirst) return
      isFirst = false
      void upload.start(documentOf(sizes.medium))
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  })
  const first = await upload.start(documentOf(sizes.small))
  expect(first.msg).toBe('Upload cancelled')
  expect(upload.state.getState().phase).not.toBe('cancelled')
  await expect.poll(() => upload.state.getState().phase).toBe('done')
})

test('cancelling without a running upload does nothing', () => {
  const { upload } = watch()
  upload.cancel()
  expect(upload.state.getState().phase).toBe('idle')
})
