import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { projectRoot } from '../support/run-command.ts'
import { atTop, completionsAt, newBlock } from './completions.ts'

const path = join(projectRoot, 'merchants/siam191/manifest.json')

/** A file with only its `$schema` and this text. */
const alone = (text: string) => () => `{ "$schema": "../../schemas/generated/layer.schema.json", ${text} }`

describe('[BRD-06] an editor completes a manifest from its $schema', () => {
  test('with keys of the manifest', async () => {
    const offered = await completionsAt(path, atTop('‸"x": 1'))
    expect(offered).toEqual(expect.arrayContaining(['hosts', 'api', 'features']))
  })

  test('with the choices of a setting', async () => {
    expect(await completionsAt(path, atTop('"withdrawal": { "variant": ‸"" }'))).toEqual(
      expect.arrayContaining(['standard', 'balances']),
    )
  })

  test('with names of base: pages, layouts, menus and texts', async () => {
    const offered = (text: string) => completionsAt(path, alone(text))
    expect(await offered('"routes": { ‸ }')).toEqual(expect.arrayContaining(['faq', 'promotions']))
    expect(await offered('"routes": { "faq": { "layout": ‸"" } }')).toEqual(expect.arrayContaining(['default', 'info']))
    expect(await offered('"routes": { "faq": { "title": ‸"" } }')).toContain('routes.vip.title')
    expect(await offered('"navigation": { ‸ }')).toContain('footer')
    expect(await offered('"navigation": { "footer": { "items": { "one": { "route": ‸"" } } } }')).toContain('about-us')
    expect(await offered('"navigation": { "footer": { "items": { "one": { "label": ‸"" } } } }')).toContain('menu.home')
  })

  test('with the props of an inherited block, or of the new widget if the manifest replaces its widget', async () => {
    const props = (block: string) =>
      completionsAt(path, alone(`"routes": { "home": { "regions": { "main": { "blocks": { ${block} } } } } }`))
    expect(await props('"banner": { "props": { ‸ } }')).toContain('interval')
    const replaced = await props('"banner": { "widget": "games/provider-list", "props": { ‸ } }')
    expect(replaced).toContain('limit')
    expect(replaced).not.toContain('interval')
    expect(
      await completionsAt(path, alone('"shell": { "header": { "blocks": { "header": { "props": { ‸ } } } } }')),
    ).toContain('menu')
  })

  test('with the names of widgets', async () => {
    expect(await completionsAt(path, newBlock('"widget": ‸""'))).toEqual(expect.arrayContaining(Object.keys(catalogue)))
  })

  test('with the props of the widget that a block names, and not with the props of another widget', async () => {
    const offered = await completionsAt(path, newBlock('"widget": "banners/banner-carousel", "props": { ‸ }'))
    expect(offered).toContain('interval')
    expect(offered).not.toContain('menu')
  })
})
