import { expect, test } from '@playwright/test'
import type { UploadSettings } from '../../runtime/upload/index.ts'
import { control } from '../e2e/sandbox.ts'
import { bucketOf, openAsMember, upload } from '../e2e/upload-page.ts'

const MB = 1024 * 1024
const methods: readonly (readonly [name: keyof UploadSettings['methods'], method: string])[] = [
  ['direct', 'directUpload'],
  ['chunk', 'chunkUpload'],
  ['multipart', 'multipartUpload'],
  ['fastSpeed', 'fastSpeedUpload'],
]

test.beforeEach(async ({ page }) => openAsMember(page))
test.afterAll(() => control('POST', 'reset', {}))

for (const [name, method] of methods) {
  for (const mode of [1, 2, 3, 4]) {
    test(`[UPL-08] ${method} puts 60 MB into the store in mode ${mode}`, async ({ page }) => {
      const { result, percents } = await upload(page, { file: 60 * MB, methods: [name], settings: { mode } })
      expect(result.report).toContain(`Final: Success, ${method} of flow ${mode === 2 ? 2 : 1}`)
      expect(percents.at(-1)).toBe(100)
      const { objects, openUploads } = await bucketOf()
      expect(objects).toMatchObject([{ key: result.data?.key, size: 60 * MB }])
      expect(openUploads).toEqual([])
    })
  }
}

test('[UPL-12] the REST route puts 60 MB into the store', async ({ page }) => {
  const { result } = await upload(page, { file: 60 * MB, methods: [] })
  expect(result.report).toContain('Final: Success, restUpload of flow 3')
  expect((await bucketOf()).objects).toMatchObject([{ key: result.data?.key, size: 60 * MB }])
})
