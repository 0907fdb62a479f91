import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { changedSinceStart, renewGenerated } from './renew-generated.ts'

const generated = vi.hoisted(() => vi.fn<(folder: string, root: string, stamp: string) => Promise<void>>())
vi.mock('../../schemas/generator/generate-for.ts', () => ({ generateFor: generated }))

test('an area that changes during a generation is generated again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-generated-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const area = join(folder, 'areas/coffee/area.json')
  mkdirSync(join(folder, 'areas/coffee'), { recursive: true })
  mkdirSync(join(folder, '.livery'))
  writeFileSync(area, '{}')
  const start = Date.parse('2100-01-01T00:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  onTestFinished(() => void vi.useRealTimers())
  const finish = (_folder: string, _root: string, stamp: string) => {
    writeFileSync(join(folder, '.livery/areas.d.ts'), stamp)
    vi.setSystemTime(Date.now() + 3000)
  }
  generated.mockImplementationOnce(async (...args) => {
    const saved = new Date(start + 1000)
    utimesSync(area, saved, saved)
    finish(...args)
  })
  generated.mockImplementation(async (...args) => finish(...args))
  await renewGenerated(folder, projectRoot)
  await renewGenerated(folder, projectRoot)
  expect(generated).toHaveBeenCalledTimes(2)
  await renewGenerated(folder, projectRoot)
  expect(generated).toHaveBeenCalledTimes(2)
})

test('[BRD-05] the process knows the JSON files that have changed since its first generation, also after later ones', async () => {
  const folder = folderOfTest()
  const path = (name: string) => join(folder, name)
  const stamp = async (_folder: string, _root: string, line: string) => {
    mkdirSync(path('.livery'), { recursive: true })
    writeFileSync(path('.livery/areas.d.ts'), line)
  }
  generated.mockImplementation(stamp)
  for (const name of ['livery.json', 'kept.json', 'removed.json']) writeFileSync(path(name), '{}')
  expect(changedSinceStart(folder)).toEqual([])
  await renewGenerated(folder, projectRoot)
  expect(changedSinceStart(folder)).toEqual([])
  const later = new Date(Date.now() + 5000)
  utimesSync(path('livery.json'), later, later)
  rmSync(path('removed.json'))
  mkdirSync(path('areas/tea'), { recursive: true })
  writeFileSync(path('areas/tea/area.json'), '{}')
  await renewGenerated(folder, projectRoot)
  const changed = ['livery.json', 'removed.json', 'areas/tea/area.json'].map(path)
  expect(changedSinceStart(folder).toSorted()).toEqual(changed.toSorted())
})
