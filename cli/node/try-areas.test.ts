import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { tryAreas } from './try-areas.ts'

const part = (more: string) => `export default { name: 'gym', ${more} }\n`

test('[BRD-05] before a restart, the preview tries the current code of its areas: a mistake rejects with its file', async () => {
  const installation = folderOfTest()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(installation, path)), { recursive: true })
    writeFileSync(join(installation, path), text)
  }
  vi.stubEnv('LIVERY_INSTALLATION', installation)
  onTestFinished(() => void vi.unstubAllEnvs())
  const facts = { name: 'gym', title: 'Gym', description: 'A gym.', requires: [] }
  write('livery.json', JSON.stringify({ areas: ['./areas/gym'] }))
  write('areas/gym/area.json', JSON.stringify(facts))
  write('areas/gym/sandbox/part.ts', `import { tables } from './tables.ts'\n${part('tables')}`)
  write('areas/gym/sandbox/tables.ts', 'export const tables = { sql: classes, names: [] }\n')
  const attempt = () => tryAreas({ installation, projectFolder: projectRoot })
  const place = `  at ${join(installation, 'areas/gym/sandbox/tables.ts')}:1`
  await expect(attempt()).rejects.toThrow(`classes is not defined\n${place}`)
  write('areas/gym/sandbox/tables.ts', 'export const tables = { sql: "", names: [] }\n')
  await attempt()
})
