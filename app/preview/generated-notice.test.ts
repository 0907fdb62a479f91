import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { watchGenerated } from './generated-notice.ts'

function open(areas: readonly string[]) {
  const added: string[] = []
  const watcher = Object.assign(new EventEmitter(), { add: (paths: readonly string[]) => void added.push(...paths) })
  const lines: string[] = []
  watchGenerated(watcher, { generated: '/project/schemas/generated', areas }, (line) => lines.push(line))
  return { added, lines, change: (path: string, event = 'change') => watcher.emit('all', event, path) }
}

test('[BRD-05] a preview reports once that its generated files are stale', () => {
  const { change, lines } = open([])
  change('/project/schemas/manifest.schema.json')
  change('/project/merchants/acme/manifest.json')
  change('/project/widgets/coffee/area.json')
  expect(lines).toEqual([])
  change('/project/schemas/generated/catalogue.ts')
  change('/project/schemas/generated/areas.ts')
  expect(lines).toEqual([expect.stringContaining('generated files have changed. Press Ctrl-C and start the preview')])
})

test('[BRD-05] a preview of an installation reports once that files of its areas have changed', () => {
  const { added, change, lines } = open(['/ours/areas/coffee'])
  expect(added).toEqual(['/ours/areas/coffee'])
  change('/ours/areas/coffee/list/List.tsx')
  change('/ours/areas/coffee-2/area.json')
  change('/ours/areas/coffee/records', 'addDir')
  expect(lines).toEqual([])
  change('/ours/areas/coffee/records/drink.schema.json', 'add')
  change('/ours/areas/coffee/messages/en.json')
  expect(lines).toEqual([
    expect.stringContaining('JSON file of an area has changed. Press Ctrl-C and start the preview'),
  ])
})
