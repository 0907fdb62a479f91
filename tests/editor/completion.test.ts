import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { projectRoot } from '../support/run-command.ts'
import { atTop, completionsAt, newBlock } from './completions.ts'

const path = join(projectRoot, 'merchants/siam191/manifest.json')

describe('[BRD-06] an editor completes a manifest from its $schema', () => {
  test('keys of the manifest', async () => {
    const offered = await completionsAt(path, atTop('‸"x": 1'))
    expect(offered).toEqual(expect.arrayContaining(['hosts', 'api', 'features']))
  })

  test('choices of a setting', async () => {
    expect(await completionsAt(path, atTop('"withdrawal": { "variant": ‸"" }'))).toEqual(
      expect.arrayContaining(['standard', 'balances']),
    )
  })

  test('widgets by name', async () => {
    expect(await completionsAt(path, newBlock('"widget": ‸""'))).toEqual(expect.arrayContaining(Object.keys(catalogue)))
  })

  test('the props of the widget that a block names, and only those', async () => {
    const offered = await completionsAt(path, newBlock('"widget": "banners/banner-carousel", "props": { ‸ }'))
    expect(offered).toContain('interval')
    expect(offered).not.toContain('menu')
  })
})
