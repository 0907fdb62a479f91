import { expect, test } from 'vitest'
import { runCommand } from '../support/run-command.ts'

test('an unknown name of nightly tests is refused, instead of a run without tests', async () => {
  const { status, output } = await runCommand('node', ['tests/nightly/main.ts', 'brand'])
  expect(output).toContain('There are no nightly tests "brand". Choose from: properties, ')
  expect(status).toBe(2)
})
