import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeBuiltStub } from '../../tests/host/built-stub.ts'
import { openBuiltSite } from './built-site.ts'

test('[OPS-03] the host does not remember the names of missing files of the build', async () => {
  const folder = makeBuiltStub()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { builtFile } = await openBuiltSite(folder)
  const textOf = async (encodings: string) => builtFile('/_livery/build/late.js', encodings)?.text()
  expect([await textOf('br'), await textOf('')]).toEqual([undefined, undefined])
  writeFileSync(join(folder, 'client/late.js'), 'late()')
  expect([await textOf('br'), await textOf('')]).toEqual(['late()', 'late()'])
  writeFileSync(join(folder, 'client/late.js'), 'changed()')
  expect(await textOf('')).toBe('late()')
})
