import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateSandboxData } from '../../schemas/generated/sandbox-validators.js'

const files = globSync('*.json', { cwd: import.meta.dirname })

test.each(files)('%s fits the schema of sandbox data', (file) => {
  const data: unknown = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  expect(validateSandboxData(data), JSON.stringify(validateSandboxData.errors)).toBe(true)
})

test('there is data for three brands', () => {
  expect(files).toHaveLength(3)
})
