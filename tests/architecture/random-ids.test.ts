import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

const importOfId =
  /(?:import|export) \{[^}]*\brandomId\b[^}]*\} from '[^']*(?:state\/toasts|widget-api\/text|\/toasts)\.ts'/

test('[ERR-04] only toasts have short random ids, because such an id could not protect anything', () => {
  const files = globSync('{app,cli,runtime,sandbox,widgets}/**/*.{ts,tsx}', { cwd: projectRoot })
  const users = files.filter((file) => importOfId.test(readFileSync(`${projectRoot}${file}`, 'utf8')))
  expect(users).toEqual(['runtime/state/toasts.test.ts'])
})
