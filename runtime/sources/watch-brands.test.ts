import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBrands } from './watch-brands.ts'

// Fakes only the timeouts of the delays. Events of the system arrive in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A watched folder with the brands `acme` and `bravo`. */
function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-brands-'))
  for (const brand of ['acme', 'bravo']) mkdirSync(join(folder, brand))
  const changed = vi.fn<(brands: readonly string[]) => Promise<void>>(async () => {})
  const failed = vi.fn<(error: unknown) => void>()
  const { stop } = watchBrands([folder], changed, failed)
  /** Saves a file of a brand, and waits until both reports of the burst have ended. */
  const save = async (brand: string) => {
    writeFileSync(join(folder, brand, 'manifest.json'), String(Math.random()))
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(1000)
  }
  return { changed, failed, save, stop, remove: () => rmSync(folder, { recursive: true }) }
}

test('[OPS-02] a change whose report has failed is reported again', async () => {
  const { changed, failed, save, stop, remove } = createFolder()
  changed.mockRejectedValue(new Error('Too many open files.'))
  await save('acme')
  expect(failed).toHaveBeenCalled()
  changed.mockReset().mockResolvedValue()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changed).toHaveBeenCalledExactlyOnceWith(['acme'])
  stop()
  remove()
})

test('[OPS-02] the next change of any brand repeats a failed report', async () => {
  const { changed, save, stop, remove } = createFolder()
  changed.mockRejectedValue(new Error('Too many open files.'))
  await save('acme')
  changed.mockReset().mockResolvedValue()
  await save('bravo')
  expect(changed).toHaveBeenLastCalledWith(['acme', 'bravo'])
  changed.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changed).not.toHaveBeenCalled()
  stop()
  remove()
})
