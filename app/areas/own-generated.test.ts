import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownGenerated } from './own-generated.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
  mkdirSync(join(folder, '.livery/generated'), { recursive: true })
  writeFileSync(join(folder, '.livery/generated/areas.ts'), '')
  vi.stubEnv('LIVERY_INSTALLATION', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/**
 * The path by which the plugin replaces a file that Vite has resolved to `id`. Undefined if the plugin does not replace
 * it.
 */
function resolved(id: string): Promise<unknown> {
  const { resolveId } = ownGenerated('/program') as unknown as {
    readonly resolveId: (this: object, source: string, importer: string, options: object) => Promise<unknown>
  }
  const resolve = async () => ({ id })
  return resolveId.call({ resolve }, '../../schemas/generated/areas.js', '/program/app/main.js', {})
}

test.each(['/program/schemas/generated/areas.ts', '/program/schemas/generated/areas.js?v=3f566719'])(
  'an installation has its own file instead of %s',
  async (id) => {
    expect(await resolved(id)).toBe(join(folder, '.livery/generated/areas.ts'))
  },
)

test('the plugin does not replace a file that is not generated', async () => {
  expect(await resolved('/program/schemas/formats.js?v=3f566719')).toBeUndefined()
})
