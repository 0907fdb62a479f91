import { expect, test } from 'vitest'
import { readFolder } from './read-folder.ts'

test('[BRD-05] a file with thousands of mistakes is parsed once, and each mistake has its place', () => {
  const keys = Array.from({ length: 6000 }, (_, at) => `  "unknown-${at}": {}`)
  const text = `{\n${keys.join(',\n')}\n}`
  const { issues } = readFolder({ merchant: 'acme', json: new Map([['manifest.json', text]]), others: [] })
  const unknown = issues.filter(({ code }) => code === 'unknown-key')
  // If each mistake parsed the file again, this would take longer than a test may.
  expect(unknown.map(({ line, column }) => `${line}:${column}`)).toEqual(keys.map((_, at) => `${at + 2}:3`))
})
