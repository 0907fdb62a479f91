// @vitest-environment window
import { expect, test, vi } from 'vitest'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { listenForErrors } from './listen-for-errors.ts'

const report = vi.fn<(error: unknown) => void>()
vi.mock('./report-errors.ts', () => ({ reportsOf: () => report }))

test('[ERR-01] every unhandled error is reported: as its error object, or else as its message', async () => {
  listenForErrors({} as SiteData)
  const error = new Error('It fails.')
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught Error: It fails.' }))
  window.dispatchEvent(new ErrorEvent('error', { error: null, message: 'Script error.' }))
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  expect(report.mock.calls.map(([reported]) => reported)).toEqual([error, 'Script error.'])
})
