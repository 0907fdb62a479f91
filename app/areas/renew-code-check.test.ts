import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { checkReadable } from '../preview/renew-areas.ts'
import { renewCodeCheck } from './renew-code-check.ts'

test('if a check finds no mistakes, the next check runs only after a file of an area has changed', async () => {
  const folder = folderOfTest()
  const write = (path: string, text: string, time = 1) => {
    writeFileSync(join(folder, path), text)
    utimesSync(join(folder, path), time, time)
  }
  const check = () => renewCodeCheck(folder, projectRoot).then(() => '', String)
  mkdirSync(join(folder, 'areas/gym'), { recursive: true })
  write('livery.json', '{ "areas": ["./areas/gym"] }')
  write('areas/gym/area.json', '{ "name": "gym" }')
  write('areas/gym/area.ts', 'export default {}')
  expect(await check()).toBe('')
  // The file keeps its time, so it counts as unchanged. The check does not run, and misses this mistake.
  write('areas/gym/area.ts', 'export const area = {}')
  expect(await check()).toBe('')
  write('areas/gym/area.ts', 'export const area = {}', 2)
  expect(await check()).toContain('areas/gym/area.ts:1:1  The file has no default export.')
  expect(await check()).toContain('areas/gym/area.ts:1:1  The file has no default export.')
  write('areas/gym/area.ts', 'export default {}', 3)
  expect(await check()).toBe('')
})

test('[BRD-05] while a folder is renamed, the preview leaves the missing area.json to the generator', async () => {
  const folder = folderOfTest()
  writeFileSync(join(folder, 'livery.json'), '{ "areas": ["./areas/gym"] }')
  await expect(renewCodeCheck(folder, projectRoot)).rejects.toThrow('ENOENT')
  await checkReadable(() => renewCodeCheck(folder, projectRoot))
  mkdirSync(join(folder, 'areas/gym'), { recursive: true })
  writeFileSync(join(folder, 'areas/gym/area.json'), '{ "name": "gym" }')
  writeFileSync(join(folder, 'areas/gym/area.ts'), 'export const area = {}')
  await expect(checkReadable(() => renewCodeCheck(folder, projectRoot))).rejects.toThrow(
    'The file has no default export.',
  )
})
