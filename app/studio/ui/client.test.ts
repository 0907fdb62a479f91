// @vitest-environment window
import { expect, test, vi } from 'vitest'
import { ask, StudioFailure, watchChanges } from './client.ts'
import { fakeStudio } from './testing/fake-studio.ts'

test('[BRD-06] the page treats a broken connection like a studio that does not respond', async () => {
  fakeStudio()
  let source: ReadableStreamDefaultController<Uint8Array> | undefined
  const lines = new ReadableStream<Uint8Array>({
    start: (controller) => {
      source = controller
    },
  })
  vi.stubGlobal('fetch', async () => new Response(lines))
  const revisions: number[] = []
  const watching = watchChanges((revision) => revisions.push(revision), new AbortController().signal)
  source?.enqueue(new TextEncoder().encode('3\n4\n'))
  await expect.poll(() => revisions).toEqual([4])
  source?.error(new TypeError('network error'))
  const failure: unknown = await watching.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StudioFailure)
  expect(failure).toMatchObject({ status: 0 })
})

test('[BRD-06] a response that breaks off counts as a broken connection', async () => {
  fakeStudio()
  vi.stubGlobal('fetch', async () => new Response('{"brand":"ac', { status: 200 }))
  await expect(ask('edit', {})).rejects.toMatchObject({ name: 'StudioFailure', status: 0 })
})
