import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { watchGenerated } from './generated-notice.ts'

test('[BRD-05] a preview reports once that its generated files are stale', () => {
  const watcher = new EventEmitter()
  const lines: string[] = []
  watchGenerated(watcher, '/project/schemas/generated', (line) => lines.push(line))
  watcher.emit('change', '/project/schemas/manifest.schema.json')
  watcher.emit('change', '/project/merchants/acme/manifest.json')
  expect(lines).toEqual([])
  watcher.emit('change', '/project/schemas/generated/catalogue.ts')
  watcher.emit('change', '/project/schemas/generated/areas.ts')
  expect(lines).toEqual([expect.stringContaining('start the preview again')])
})
