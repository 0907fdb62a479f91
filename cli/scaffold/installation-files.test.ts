import { expect, test } from 'vitest'
import { withTypes } from './installation-files.ts'

const versions = { typescript: '7.0.2', '@types/react': '19.3.0', '@types/node': '24.19.2', vitest: '5.1.0' }

test('a package.json gets the packages that tsc needs, and keeps its own versions', () => {
  const text = JSON.stringify({ name: 'shop', devDependencies: { typescript: '7.1.0' } })
  const added = withTypes(text, versions) ?? ''
  expect(JSON.parse(added)).toEqual({
    name: 'shop',
    devDependencies: { typescript: '7.1.0', '@types/react': '19.3.0', '@types/node': '24.19.2' },
  })
  expect(withTypes(added, versions)).toBeUndefined()
  expect(withTypes('{ "name": ', versions)).toBeUndefined()
})
