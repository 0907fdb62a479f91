import { expect, test, vi } from 'vitest'
import { issueCatalogue } from '../../../runtime/issues/index.ts'
import { renderIssues } from './index.ts'

test.each(['pretty', 'sarif'] as const)('the format %s reads a file once for all of its issues', async (format) => {
  const textOf = vi.fn<(file: string) => Promise<string>>(async () => '{\n  "one": 1,\n  "two": 2\n}\n')
  const issues = [2, 3].map((line) => ({
    code: 'unknown-key',
    severity: 'error' as const,
    message: 'There is no such key.',
    file: 'acme/manifest.json',
    line,
    column: 3,
    pointer: '',
  }))
  const text = await renderIssues(format, {
    issues,
    catalogue: issueCatalogue,
    version: '0.1.0',
    summary: 'acme',
    showPath: (file) => file,
    hasColours: false,
    textOf,
  })
  expect(text).toMatch(format === 'pretty' ? /"one": 1[^]*"two": 2/ : /"endColumn": 8[^]*"endColumn": 8/)
  expect(textOf).toHaveBeenCalledOnce()
})
