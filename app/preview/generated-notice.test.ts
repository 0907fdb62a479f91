import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { watchGenerated } from './generated-notice.ts'

function open(
  areas: readonly string[],
  renew = async () => {},
  restart?: () => void,
  check = async () => {},
  installation = areas.length > 0 ? '/ours' : undefined,
  changed: readonly string[] = [],
) {
  const added: string[] = []
  const watcher = Object.assign(new EventEmitter(), { add: (paths: readonly string[]) => void added.push(...paths) })
  const lines: string[] = []
  const catchUp = watchGenerated(
    watcher,
    {
      generated: '/project/schemas/generated',
      installation,
      areas: () => areas,
      isCodeAtStart: (path) => path.endsWith('/sandbox/part.ts'),
      changed: () => changed,
    },
    { print: (line) => lines.push(line), renew, check, restart },
  )
  return {
    added,
    lines,
    catchUp,
    ready: () => watcher.emit('ready'),
    change: (path: string, event = 'change') => watcher.emit('all', event, path),
  }
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

test('[BRD-05] a preview that cannot restart reports once that files of its areas have changed', () => {
  const { added, change, lines } = open(['/ours/areas/coffee'])
  expect(added).toEqual(['/ours/livery.json', '/ours/areas/coffee'])
  change('/ours/areas/coffee/list/List.tsx')
  change('/ours/areas/coffee-2/area.json')
  change('/ours/areas/coffee/records', 'addDir')
  expect(lines).toEqual([])
  change('/ours/areas/coffee/records/drink.schema.json', 'add')
  change('/ours/areas/coffee/messages/en.json')
  expect(lines).toEqual([
    expect.stringContaining('  areas/coffee/records/drink.schema.json has changed. Press Ctrl-C and start the preview'),
  ])
})

test('[BRD-05] a preview restarts once its changed areas have no mistake', async () => {
  const mistakes = ['area.json:3:5 Unknown key.', '']
  const renew = vi.fn(async () => {
    const mistake = mistakes.shift()
    if (mistake !== '') throw new Error(mistake)
  })
  const restart = vi.fn()
  const { change, lines } = open(['/ours/areas/coffee'], renew, restart)
  change('/ours/areas/coffee/area.json')
  await expect.poll(() => lines).toEqual(['area.json:3:5 Unknown key.'])
  expect(restart).not.toHaveBeenCalled()
  change('/ours/areas/coffee/area.json')
  change('/project/schemas/generated/catalogue.ts')
  await expect.poll(() => restart.mock.calls.length).toBe(1)
  expect(lines.slice(1)).toEqual([expect.stringContaining('The preview restarts, and open pages load again.')])
})

test('[BRD-05] a preview restarts for code that it loads only at its start, and prints the same mistake once', async () => {
  const mistakes = ['part.ts: There is no table.', 'part.ts: There is no table.', '']
  const renew = vi.fn(async () => {
    const mistake = mistakes.shift()
    if (mistake !== '') throw new Error(mistake)
  })
  const restart = vi.fn()
  const { change, lines } = open(['/ours/areas/coffee'], renew, restart)
  for (const count of [1, 2, 3]) {
    change('/ours/areas/coffee/sandbox/part.ts')
    await expect.poll(() => [renew.mock.calls.length, lines.length]).toEqual([count, count < 3 ? 1 : 2])
  }
  expect(restart).toHaveBeenCalledOnce()
  expect(lines[1]).toContain('areas/coffee/sandbox/part.ts has changed. The preview restarts')
})

test('[BRD-05] files that change while the generator runs cause another generation, and one restart', async () => {
  const waiting: (() => void)[] = []
  const renew = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)))
  const restart = vi.fn()
  const { change } = open(['/ours/areas/coffee'], renew, restart)
  change('/ours/areas/coffee/area.json')
  change('/ours/areas/coffee/defaults.json')
  waiting[0]?.()
  await expect.poll(() => waiting.length).toBe(2)
  expect(restart).not.toHaveBeenCalled()
  waiting[1]?.()
  await expect.poll(() => restart.mock.calls.length).toBe(1)
  expect(renew).toHaveBeenCalledTimes(2)
})

test('[BRD-05] a preview checks the code of its areas after each change, and prints each mistake', async () => {
  const waiting: ((mistake?: Error) => void)[] = []
  const check = vi.fn(
    () => new Promise<void>((resolve, reject) => waiting.push((mistake) => (mistake ? reject(mistake) : resolve()))),
  )
  const { change, lines } = open(['/ours/areas/coffee'], undefined, vi.fn(), check)
  change('/ours/areas/coffee/area.ts')
  change('/ours/areas/coffee/list/List.module.css', 'add')
  change('/ours/lib/area.ts')
  waiting[0]?.(new Error('area.ts:3:5 No entry.'))
  await expect.poll(() => [...lines, waiting.length]).toEqual(['area.ts:3:5 No entry.', 2])
  waiting[1]?.()
  change('/ours/areas/coffee/area.ts', 'unlink')
  await expect.poll(() => [...lines, waiting.length]).toEqual(['area.ts:3:5 No entry.', 3])
})

test('[BRD-05] a preview that waits for the code of a declared guard restarts once the code has the guard', async () => {
  const mistakes = ['area.json:3:5 The guard has no code.', '']
  const renew = vi.fn(async () => {
    const mistake = mistakes.shift()
    if (mistake !== '') throw new Error(mistake)
  })
  const restart = vi.fn()
  const check = vi.fn(async () => {})
  const { change, lines } = open(['/ours/areas/coffee'], renew, restart, check)
  change('/ours/areas/coffee/area.json')
  await expect.poll(() => lines).toEqual(['area.json:3:5 The guard has no code.'])
  change('/project/schemas/generated/areas.ts')
  change('/ours/areas/coffee/area.ts')
  await expect.poll(() => restart.mock.calls.length).toBe(1)
  expect(check).not.toHaveBeenCalled()
})

test('[BRD-05] a preview restarts after livery.json names a new area, once this area has no mistake', async () => {
  const mistakes = ['areas/coffee/area.json:3:5 Unknown key.', '']
  const renew = vi.fn(async () => {
    const mistake = mistakes.shift()
    if (mistake !== '') throw new Error(mistake)
  })
  const restart = vi.fn()
  const areas: string[] = []
  const { added, change, lines } = open(areas, renew, restart, undefined, '/ours')
  change('/ours/areas/coffee/area.json')
  expect([added, lines]).toEqual([['/ours/livery.json'], []])
  areas.push('/ours/areas/coffee')
  change('/ours/livery.json')
  await expect.poll(() => lines).toEqual(['areas/coffee/area.json:3:5 Unknown key.'])
  expect(added).toContain('/ours/areas/coffee')
  change('/ours/areas/coffee/area.json')
  await expect.poll(() => restart.mock.calls.length).toBe(1)
  expect(renew).toHaveBeenCalledTimes(2)
})

test('[BRD-05] a preview restarts once for an area that somebody has created while the preview started', async () => {
  const restart = vi.fn()
  const changed: string[] = []
  const { catchUp, ready } = open(['/ours/areas/coffee'], undefined, restart, undefined, '/ours', changed)
  changed.push('/ours/package.json')
  ready()
  expect(restart).not.toHaveBeenCalled()
  changed.push('/ours/livery.json', '/ours/areas/coffee/area.json')
  catchUp()
  catchUp()
  await expect.poll(() => restart.mock.calls.length).toBe(1)
})

test('[BRD-05] a preview that cannot restart reports once that an area has changed while the preview started', () => {
  const { catchUp, lines, ready } = open(['/ours/areas/coffee'], undefined, undefined, undefined, '/ours', [
    '/ours/areas/coffee/area.json',
  ])
  ready()
  catchUp()
  expect(lines).toEqual([expect.stringContaining('Press Ctrl-C and start the preview')])
})
