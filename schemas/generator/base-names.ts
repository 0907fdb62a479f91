import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../runtime/manifest/pointer.ts'
import type { Json, JsonObject } from '../../runtime/manifest/stages.ts'

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
  const names = (map: Json | undefined) => Object.keys(mapOf(map))
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
  const { shell, routes } = readBaseFile(root, 'manifest.json')
  const blocksOf = (regions: Json | undefined, path: readonly string[]) =>
    Object.entries(mapOf(regions)).flatMap(([region, of]) =>
      Object.entries(mapOf(mapOf(of).blocks)).flatMap(([id, block]) => {
        const { widget } = mapOf(block)
        return typeof widget === 'string' ? [{ path: [...path, region, 'blocks', id], widget }] : []
      }),
    )
  return [
    ...blocksOf(shell, ['shell']),
    ...Object.entries(mapOf(routes)).flatMap(([id, route]) =>
      blocksOf(mapOf(route).regions, ['routes', id, 'regions']),
    ),
  ]
}

const mapOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

function readBaseFile(root: string, path: string): JsonObject {
  const file = join(root, 'merchants/base', path)
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return isObject(value) ? value : {}
}
