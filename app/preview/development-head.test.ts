import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { developmentHead } from './development-head.ts'

test('[BRD-05] the head of a page has the styles of an area whose area.json has a mistake', async () => {
  const root = folderOfTest()
  const area = join(root, 'areas/coffee')
  mkdirSync(join(area, 'list'), { recursive: true })
  mkdirSync(join(root, 'app/client'), { recursive: true })
  writeFileSync(join(root, 'app/client/entry-client.ts'), '')
  writeFileSync(join(area, 'area.json'), '{ "name": ')
  writeFileSync(join(area, 'list/List.module.css'), '')
  const vite = { transformRequest: async (address: string) => ({ code: `/* ${address} */` }) as never }
  expect(await developmentHead(vite, root, [area], 'app/client/entry-client')).toContain(
    '/* /areas/coffee/list/List.module.css?direct */',
  )
})
