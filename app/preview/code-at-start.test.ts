import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { codeAtStart } from './code-at-start.ts'

test('[BRD-05] a preview restarts for the code of the sandbox, checks and the host, and for the files that this code imports', () => {
  const folder = folderOfTest()
  const files = {
    'sandbox/part.ts': `import { prices } from '../model/prices.ts'\nimport type { Row } from '../model/row.ts'`,
    'model/prices.ts': `export { cents } from './cents.ts'`,
    'model/cents.ts': `import { prices } from './prices.ts'`,
    'model/row.ts': 'export interface Row {}',
    'checks.ts': 'const = 1',
    'area.ts': `import './model/titles.ts'`,
    'model/titles.ts': '',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const isAtStart = codeAtStart([folder, join(folder, 'missing')])
  // The preview may also find one of these files only later.
  const paths = [...Object.keys(files), 'host.ts', 'list/host.ts']
  expect(paths.filter((path) => isAtStart(join(folder, path)))).toEqual([
    'sandbox/part.ts',
    'model/prices.ts',
    'model/cents.ts',
    'checks.ts',
    'host.ts',
  ])
})
