// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteData } from '../../runtime/site/site-data.ts'

const whole = Promise.withResolvers<void>()
vi.mock('./load-whole-site.ts', () => ({ wholeSite: () => whole.promise }))
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['on a built site is empty and reported', true, '', ['The text games.late is missing, or one of its arguments.']],
  ['in the preview shows its id', false, 'games.late', []],
])('[LOC-06] a text that is missing among all texts %s', async (_what, isBuilt, shown, expected) => {
  vi.stubEnv('PROD', isBuilt)
  const { createLiveSite } = await import('./live-site.ts')
  const reports: string[] = []
  const setMessages = vi.fn()
  const live = createLiveSite({ messages: {} } as SiteData, ({ message }) => void reports.push(message))
  live.attach({ setData: () => {}, setMessages })
  expect(live.onMissingText('games.late')).toBe('')
  expect(live.onMissingText('games.late')).toBe('')
  expect(reports).toEqual([])
  whole.resolve()
  await vi.waitFor(() => expect(setMessages).toHaveBeenCalledOnce())
  expect(live.onMissingText('games.late')).toBe(shown)
  expect(reports).toEqual(expected)
})
