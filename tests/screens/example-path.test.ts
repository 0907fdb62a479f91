import { expect, test, vi } from 'vitest'
import type { Manifest } from '../../runtime/manifest/index.ts'
import { examplePath } from './example-path.ts'

vi.mock(import('node:fs'), async (importOriginal) => {
  const fs = await importOriginal()
  const empty = '{ "promotions": [], "articles": {} }'
  const read = (path: string, encoding: 'utf8') =>
    path.endsWith('sandbox.json') ? empty : fs.readFileSync(path, encoding)
  return { ...fs, readFileSync: read as typeof fs.readFileSync }
})

test.each(['promotion', 'blog-post'])(
  'if the sandbox has no example for the page %s, `examplePath` throws an error',
  (id) => {
    const route = { path: '/list/{id}' } as Manifest['routes'][string]
    const manifest = { merchant: { id: 'acme' } } as Manifest
    expect(() => examplePath(id, route, manifest)).toThrow('/list/{id}: there is no example of {id} yet.')
  },
)
