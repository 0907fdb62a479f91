import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { escapeBeyondAscii } from '../../schemas/escape-beyond-ascii.ts'
import { oneByteCode } from './one-byte-code.ts'

test('code with escapes has the same values, and no character beyond ASCII', async () => {
  const code =
    'export const names = ["ไทย", `–${1}😀`, /[^\\P{L}เแโใไ]/u.exec("xเ")?.[0], /^😀+$/u.test("😀😀"), "é"] // μ'
  const escaped = escapeBeyondAscii(code)
  expect(escaped).not.toMatch(/[^\0-\x7f]/)
  const { names } = (await import(`data:text/javascript,${encodeURIComponent(escaped)}`)) as { names: unknown[] }
  expect(names).toEqual(['ไทย', '–1😀', 'x', true, 'é'])
})

test('an escape keeps the value of a character after a backslash', async () => {
  const code = String.raw`export const values = [/^\–+$/.test("––"), "\\ไ", "\\\\ไ", "\😀", "\é"]`
  const escaped = escapeBeyondAscii(code)
  expect(escaped).not.toMatch(/[^\0-\x7f]/)
  const { values } = (await import(`data:text/javascript,${encodeURIComponent(escaped)}`)) as { values: unknown[] }
  expect(values).toEqual([true, '\\ไ', '\\\\ไ', '😀', 'é'])
})

test('a built module contains no character beyond ASCII', async () => {
  const entry = fileURLToPath(new URL('../../runtime/i18n/join-loanwords.ts', import.meta.url))
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [oneByteCode()],
    build: { ssr: entry, write: false },
  })) as Rolldown.RolldownOutput
  expect(output[0].code).toContain('\\u0e42\\u0e1b\\u0e23')
  expect(output[0].code).not.toMatch(/[^\0-\x7f]/)
})
