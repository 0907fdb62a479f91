import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, runCommand } from './run-command.ts'

const config = `
import base from ${JSON.stringify(join(projectRoot, 'vitest.config.ts'))}

const setupFiles = [${JSON.stringify(join(projectRoot, 'tests/support/fresh-file.ts'))}]
export default { ...base, root: import.meta.dirname, test: { ...base.test, include: ['*.test.ts'], setupFiles, maxWorkers: 1 } }
`

/**
 * A test file that expects no state of an earlier file. It then leaves state of each kind that `fresh-file.ts` resets.
 */
const messyFile = (environment: string) => `// @vitest-environment ${environment}
import { expect, test, vi } from 'vitest'
import { counter } from './counter.ts'

const hasWindow = 'document' in globalThis

test('finds no state of an earlier file, and leaves state', () => {
  expect([globalThis.left, globalThis.fetch === undefined, process.env.LEFT, process.cwd()]).toEqual(
    [undefined, false, undefined, ${JSON.stringify(process.cwd())}],
  )
  expect([process.listenerCount('SIGTERM'), counter.value++, vi.isFakeTimers()]).toEqual([0, 0, false])
  if (hasWindow) expect([document.body.innerHTML, localStorage.length, location.pathname]).toEqual(['', 0, '/'])
  globalThis.left = true
  globalThis.fetch = undefined
  process.env.LEFT = 'yes'
  process.chdir('/')
  process.on('SIGTERM', () => {})
  vi.useFakeTimers()
  if (hasWindow) {
    document.body.innerHTML = '<p>Left</p>'
    localStorage.setItem('left', 'yes')
    history.pushState(null, '', '/left')
  }
})
`

test.each(['node', 'window'])(
  'in the environment %s, a test file finds no state of an earlier file',
  async (environment) => {
    mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
    const folder = mkdtempSync(join(projectRoot, 'test-results/fresh-file-'))
    try {
      writeFileSync(join(folder, 'vitest.config.ts'), config)
      writeFileSync(join(folder, 'counter.ts'), 'export const counter = { value: 0 }\n')
      for (const name of ['one', 'two', 'three']) writeFileSync(join(folder, `${name}.test.ts`), messyFile(environment))
      const { status, output } = await runCommand('vitest', ['run', '--root', folder], { env: { NO_COLOR: '1' } })
      expect(output).toMatch(/Tests {2}3 passed/)
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
