import { test as base } from '@playwright/test'
import type { UploadSettings } from '../../runtime/upload/index.ts'
import { isNightly } from './extent.ts'
import { expect } from './site.ts'
import { control, fault } from './sandbox.ts'
import { bucketOf, openAsMember, upload } from './upload-page.ts'
import { startPolicyPage } from './upload-policy.ts'

// The browser logs every refused request. These tests refuse many requests, so they ignore the browser's console.
const test = base

const kB = 1024
const MB = 1024 * kB

test.beforeEach(async ({ page }) => openAsMember(page))
test.afterAll(() => control('POST', 'reset', {}))

const methods: readonly (readonly [name: keyof UploadSettings['methods'], method: string, sizes: readonly number[]])[] =
  [
    ['direct', 'directUpload', [10 * kB, 900 * kB, 6 * MB]],
    ['chunk', 'chunkUpload', [6 * MB]],
    ['multipart', 'multipartUpload', [6 * MB]],
    ['fastSpeed', 'fastSpeedUpload', [6 * MB]],
  ]

for (const [name, method, sizes] of methods) {
  // The usual run tests the smallest size of each method.
  for (const size of isNightly ? sizes : sizes.slice(0, 1)) {
    test(`[UPL-01] [UPL-10] ${method} puts ${size / kB} kB into the store, in each mode`, async ({ page }) => {
      for (const mode of [1, 2, 3, 4]) {
        const { result, percents } = await upload(page, { file: size, methods: [name], settings: { mode } })
        expect(result.report).toContain(`Final: Success, ${method} of flow ${mode === 2 ? 2 : 1}`)
        expect(result.status).toBe(true)
        expect(result.data?.key).toMatch(/^siam191\/M000123_[A-Za-z0-9]{16}\.pdf$/)
        expect(percents.at(-1)).toBe(100)
        expect(percents).toEqual(percents.toSorted((one, other) => one - other))
        const { bucket, objects, openUploads } = await bucketOf()
        expect(bucket).toBe('siam191-development')
        expect(objects).toContainEqual(
          expect.objectContaining({ key: result.data?.key, size, type: 'application/pdf' }),
        )
        expect(openUploads).toEqual([])
      }
      expect((await bucketOf()).objects).toHaveLength(4)
    })
  }
}

test('[UPL-12] if every SDK method is off, the REST route puts the file into the store', {
  tag: '@night',
}, async ({ page }) => {
  const { result } = await upload(page, { file: 900 * kB, methods: [] })
  expect(result.report).toContain('flow 1 directUpload: skipped, disabled')
  expect(result.report).toContain('Final: Success, restUpload of flow 3')
  expect((await bucketOf()).objects).toMatchObject([{ key: result.data?.key, size: 900 * kB }])
})

const steps = [
  ['direct', 'upload/direct/put'],
  ['chunk', 'upload/chunk/create'],
  ['chunk', 'upload/chunk/part'],
  ['chunk', 'upload/chunk/complete'],
  ['multipart', 'upload/multipart/create'],
  ['multipart', 'upload/multipart/part'],
  ['multipart', 'upload/multipart/complete'],
  ['fastSpeed', 'upload/fast-speed/create'],
  ['fastSpeed', 'upload/fast-speed/part'],
  ['fastSpeed', 'upload/fast-speed/complete'],
] as const

const failures = [['cut'], ['status', 500], ['status', 403], ['lost-reply']] as const

for (const [name, step] of isNightly ? steps : steps.slice(0, 2)) {
  test(`[UPL-04] if ${step} fails once, the page retries, stores one object, and leaves no open upload whose id it has received`, async ({
    page,
  }) => {
    for (const [index, [kind, value]] of failures.entries()) {
      await fault(step, kind, value === undefined ? {} : { value })
      const { result } = await upload(page, { file: 6 * MB, methods: [name] })
      expect(result.report, `${kind} ${value}`).toContain('Final: Success')
      const { objects, openUploads } = await bucketOf()
      expect(objects).toHaveLength(index + 1)
      expect(objects).toContainEqual(expect.objectContaining({ key: result.data?.key, size: 6 * MB }))
      // An upload whose id was lost cannot be aborted.
      expect(openUploads).toHaveLength(kind === 'lost-reply' && step.endsWith('create') ? 1 : 0)
    }
  })
}

test('[UPL-04] a failed request for a token is repeated', { tag: '@night' }, async ({ page }) => {
  await fault('general/get-sts-token', 'status', { value: 502, times: 2 })
  const { result } = await upload(page, { file: 10 * kB })
  expect(result.report).toContain('flow 1 token, try 2: the backend refused')
  expect(result.report).toContain('Final: Success, directUpload of flow 1')
})

test('[UPL-01] if a route (the report calls it a flow) gets no token, the upload continues with the next route', {
  tag: '@night',
}, async ({ page }) => {
  await fault('general/get-sts-token', 'html', { times: 4 })
  const { result } = await upload(page, { file: 10 * kB })
  expect(result.report).toContain('Upload failed get token')
  expect(result.report).toContain('Final: Success, directUpload of flow 2')
})

test('[UPL-03] if everything fails, the result has the message, the team gets a notice, and no open upload remains', async ({
  page,
}) => {
  for (const method of ['direct', 'fast-speed', 'rest']) {
    await fault(`upload/${method}`, 'status', { value: 503, times: 99 })
  }
  const { result } = await upload(page, { file: 900 * kB })
  expect(result).toMatchObject({ status: false, msg: 'All upload flows failed' })
  expect(result.report).toContain('flow 1 directUpload, attempt 3: Upload failed with status 503')
  expect(result.report).toContain('flow 3 restUpload, attempt 3: REST API upload failed with status: 503')
  expect(await bucketOf()).toMatchObject({ objects: [], openUploads: [] })
  await expect
    .poll(async () => ((await control('GET', 'notices')) as { notices: readonly unknown[] }).notices)
    .toMatchObject([{ title: 'development siam191', block: { data: { device_type: 'desktop' } } }])
  const notices = JSON.stringify(await control('GET', 'notices'))
  for (const secret of ['M000123', 'slip', 'siam191/', '127.0.0.1', 'ASIA']) expect(notices).not.toContain(secret)
})

test('[UPL-04] expired credentials are replaced, and the upload continues', { tag: '@night' }, async ({ page }) => {
  const { result } = await upload(page, { file: 6 * MB, methods: ['multipart'], clockAfterToken: 16 * 60_000 })
  expect(result.report).toContain('attempt 1: Upload failed with status 400 ExpiredToken')
  expect(result.report).toContain('Final: Success, multipartUpload of flow 1')
  expect(await bucketOf()).toMatchObject({ objects: [{ size: 6 * MB }], openUploads: [] })
})

test('[UPL-05] code 1001 ends an upload without a notice', async ({ page }) => {
  await fault('upload/multipart/part', 'status', { value: 403, times: 99 })
  const firstRefusal = page.waitForResponse(
    (response) => response.url().includes('uploadId') && response.status() === 403,
  )
  const running = upload(page, { file: 6 * MB, methods: ['multipart'] })
  await firstRefusal
  await control('POST', 'end-sessions', { merchant: 'siam191', code: 1001 })
  const { result } = await running
  expect(result).toMatchObject({ status: false, msg: 'User Logged Out' })
  expect(await bucketOf()).toMatchObject({ objects: [], openUploads: [] })
  expect(await control('GET', 'notices')).toEqual({ notices: [] })
})

test('[UPL-04] cancelling ends the upload immediately and aborts it in the store', { tag: '@night' }, async ({
  page,
}) => {
  await fault('upload/chunk/part', 'latency', { value: 300, times: 99 })
  const { result, percents } = await upload(page, { file: 12 * MB, methods: ['chunk'], cancelAt: 40 })
  expect(result).toMatchObject({ status: false, msg: 'Upload cancelled' })
  expect(percents.at(-1)).toBeLessThan(100)
  expect(await bucketOf()).toMatchObject({ objects: [], openUploads: [] })
})

test('[UPL-04] the deadline ends a hanging upload', { tag: '@night' }, async ({ page }) => {
  await fault('upload/direct', 'latency', { value: 60_000, times: 99 })
  const { result } = await upload(page, { file: 10 * kB, settings: { deadline: 2 } })
  expect(result).toMatchObject({ status: false, msg: 'All upload flows failed' })
  expect(result.report).toContain('the deadline has passed')
})

test('[UPL-04] a device with a clock error of an hour can upload', { tag: '@night' }, async ({ page }) => {
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
  const { result } = await upload(page, { file: 10 * kB, settings: { mode: 1 } })
  expect(result.report).toContain('RequestTimeTooSkewed')
  expect(result.report).toContain('Final: Success, directUpload of flow 1')
})

test('[UPL-07] a small photograph is turned upright, and its metadata is not sent', async ({ page }) => {
  const { result, sentBodies, pixels } = await upload(page, { file: 'photograph' })
  expect(result.report).toContain('turned upright')
  expect(result.data?.key).toMatch(/\.jpg$/)
  expect(pixels).toEqual({ width: 200, height: 400 })
  expect(sentBodies).toEqual({ count: 1, withExif: 0, withGps: 0 })
})

test('[UPL-07] a large photograph is redrawn, 720 pixels wide at most', async ({ page }) => {
  const { result, sentBodies, pixels } = await upload(page, { file: 'large photograph' })
  expect(result.report).toContain('compressed at quality 0.5')
  expect(pixels).toEqual({ width: 720, height: 1440 })
  expect(sentBodies).toEqual({ count: 1, withExif: 0, withGps: 0 })
})

for (const format of ['image/png', 'image/webp'] as const) {
  test(`[UPL-07] a large ${format} is redrawn in its own format`, { tag: '@night' }, async ({ page }) => {
    const { result, pixels } = await upload(page, { file: format })
    expect(result.report).toContain(`File: ${format}`)
    expect(result.report).toContain('compressed at quality 0.5')
    expect(result.data?.key).toMatch(format === 'image/png' ? /\.png$/ : /\.webp$/)
    expect(pixels).toEqual({ width: 720, height: 360 })
    expect((await bucketOf()).objects).toMatchObject([{ type: format }])
  })
}

test.describe('under the policy of a strict host', () => {
  test('parts are sent, a large photograph is redrawn, and nothing is blocked', async ({ page }) => {
    const server = await startPolicyPage('siam191')
    await page.goto(`http://siam191.localhost:${server.port}/policy-page`)
    await expect(page).toHaveTitle(/^done/)
    expect(JSON.parse((await page.title()).slice(4))).toEqual({
      blocked: [],
      multipart: 'Final: Success, multipartUpload of flow 1',
      photograph: 'Final: Success, directUpload of flow 1',
    })
    expect(await bucketOf()).toMatchObject({ objects: [{}, {}], openUploads: [] })
    server.close()
  })
})
