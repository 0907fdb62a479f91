import { expect, test } from 'vitest'
import type { Send } from '../upload-options.ts'
import { openStore } from './open-store.ts'

test('[UPL-08] parts that start together are signed in separate tasks, so that the page can respond in between', async () => {
  let isSameTask = false
  const shared: string[] = []
  const send: Send = async ({ url }) => {
    if (isSameTask) shared.push(url)
    isSameTask = true
    // Runs after all promises of this task.
    process.nextTick(() => (isSameTask = false))
    return { status: 200, headers: { etag: '"1"' }, text: '' }
  }
  const store = await openStore({
    keys: { accessKeyId: 'a', secretAccessKey: 'b', sessionToken: 'c' },
    address: { region: 'ap-southeast-7', bucket: 'river', key: 'a.pdf', endpoint: 'http://127.0.0.1:1' },
    contentType: 'application/pdf',
    isPrivate: true,
    method: 'multipartUpload',
    clock: { offset: 0 },
    send,
  })
  const sending = { signal: new AbortController().signal, timeout: 1000 }
  const parts = Array.from({ length: 10 }, (_, index) => store.sendPart('upload', index + 1, new Blob(['x']), sending))
  expect(await Promise.all(parts)).toEqual(Array.from({ length: 10 }, () => '"1"'))
  expect(shared).toEqual([])
  store.close()
})
