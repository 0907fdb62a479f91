import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names that every brand inherits from `base`, by the format that refers to them: `route-id` → the pages. */
export type BaseNames = Readonly<Record<string, readonly string[]>>

/** A block of `base`: its path in a manifest, and its widget. */
export interface BaseBlock {
  readonly path: readonly string[]
  readonly widget: string
}

/** Reads the names that `merchants/base` gives to pages, layouts, menus, features, locales and texts. */
export function readBaseNames(root: string): BaseNames {
  const { routes, layouts, navigation, features, locales } = readBaseFile(root, 'manifest.json')
  const names = (map: object | undefined) => Object.keys(map ?? {})
  return {
    'route-id': names(routes),
    'layout-id': names(layouts),
    'menu-id': names(navigation),
    'feature-id': names(features),
    'locale-code': names(locales),
    'message-id': names(readBaseFile(root, 'messages/en.json')),
  }
}

/** Reads the blocks of `merchants/base`, which brands change by their names. */
export function readBaseBlocks(root: string): BaseBlock[] {
  type Regions = Readonly<Record<string, { readonly blocks?: Readonly<Record<string, { readonly widget: string }>> }>>
  const { shell = {}, routes = {} } = readBaseFile(root, 'manifest.json')
  const blocksOf = (regions: object, path: readonly string[]) =>
    Object.entries(regions as Regions).flatMap(([region, { blocks = {} }]) =>
      Object.entries(blocks).map(([id, { widget }]) => ({ path: [...path, region, 'blocks', id], widget })),
    )
  return [
    ...blocksOf(shell, ['shell']),
    ...Object.entries(routes as Readonly<Record<string, { readonly regions?: object }>>).flatMap(
      ([id, { regions = {} }]) => blocksOf(regions, ['routes', id, 'regions']),
    ),
  ]
}

function readBaseFile(root: string, path: string): Record<string, object> {
  const file = join(root, 'merchants/base', path)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>) : {}
}
