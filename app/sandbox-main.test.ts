import { expect, test } from 'vitest'
import { runCommand } from '../tests/support/run-command.ts'

test.each([
  ['no brand', '', 'Name at least one brand: <id>=<path of its sandbox.json>\n'],
  ['a brand without a path', 'acme', 'acme is not id=path or id=path@host,host.\n'],
  ['a missing file', 'acme=/missing/sandbox.json', expect.stringMatching(/^ENOENT: .*missing.*\n$/) as string],
  ['an unknown option', '--prt 4310', expect.stringMatching(/^Unknown option '--prt'.*\n$/) as string],
])('the sandbox ends with a message, and without a stack, for %s', async (_what, given, output) => {
  const args = given.split(' ').filter((one) => one !== '')
  expect(await runCommand('node', ['app/sandbox-main.ts', ...args])).toMatchObject({ status: 2, output })
})
