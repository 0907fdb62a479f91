import { runCommand } from '../support/run-command.ts'
import { withBuild } from './built-host.ts'
import { expect, test } from './site.ts'

/** Adds a test for each bench: it runs once and prints complete tables. */
export function testBenches(names: readonly string[]): void {
  const built = withBuild()
  // A bench takes up to two minutes on a quiet machine, mostly waits for a simulated slow phone.
  test.describe.configure({ timeout: 480_000 })
  for (const name of names) {
    test(`the bench ${name} runs once and prints complete tables`, async () => {
      const args = ['tests/bench/main.ts', name, '--once']
      const { status, output } = await runCommand('node', args, { env: { LIVERY_TEST_BUILT: built() } })
      expect(status, output).toBe(0)
      const rows = output.split('\n').filter((line) => line.startsWith('| '))
      expect(rows.length, output).toBeGreaterThan(2)
      expect(output).not.toContain('NaN')
    })
  }
}
