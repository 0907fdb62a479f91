import { expect, test } from 'vitest'
import { fakeContext } from '../../tests/support/fake-context.ts'
import { run } from '../../tests/support/run-fake-cli.ts'

/**
 * Runs `new` with the package that is installed in `/srv/first`. The `package.json` of this folder has the given text.
 */
async function createBy(packageText: string | undefined) {
  const context = fakeContext()
  const disk = {
    ...context.disk,
    readTextIfExists: (path: string) =>
      path === '/srv/first/package.json' ? packageText : context.disk.readTextIfExists(path),
  }
  const places = { cwd: '/srv', home: '/srv', projectFolder: '/srv/first/node_modules/livery/lib' }
  return run('new second', { ...context, ...places, disk })
}

test('[BRD-04] a new folder gets the package that runs the command, by a path relative to the folder', async () => {
  const { code, err, context } = await createBy('{ "dependencies": { "livery": "file:livery-0.1.0.tgz" } }')
  expect(code, err).toBe(0)
  expect(context.folders.get('/srv/second')?.['package.json']).toContain('"livery": "file:../first/livery-0.1.0.tgz"')
})

test.each([
  ['is missing', undefined],
  ['does not name the package', '{ "dependencies": {} }'],
])('[BRD-04] creates no folder if the package.json that installed Livery %s', async (_, text) => {
  const { code, err, context } = await createBy(text)
  expect(err).toContain('No dependency in /srv/first/package.json names the package of Livery.')
  expect(code).toBe(2)
  expect([...context.folders.keys()]).toEqual([])
})
