import { join } from 'node:path'
import { previewPort } from './ports.ts'

/** The file in which the editor of the tested preview writes the place that it should show. */
export const openedFile = join('test-results', `opened-${previewPort}`)

/** The command of an editor that only records the place that it should show. */
export const recordingEditor = `${process.execPath} tests/e2e/record-opened.mjs ${openedFile}`
