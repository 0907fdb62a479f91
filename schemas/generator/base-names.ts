import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names that every brand inherits from `base`, by the format that refers to them: `route-id` → the pages. */
export type BaseNames = Readonly<Record<string, readonly string[]>>

/** Reads the names that `merchants/base` gives to pages, layouts, menus, features, locales and texts. */
export function readBaseNames(root: string): BaseNames {
  const read = (path: string): Record<string, object> => {
    const file = join(root, 'merchants/base', path)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>) : {}
  }
  const { routes, layouts, navigation, features, locales } = read('manifest.json')
  const names = (map: object | undefined) => Object.keys(map ?? {})
  return {
    'route-id': names(routes),
    'layout-id': names(layouts),
    'menu-id': names(navigation),
    'feature-id': names(features),
    'locale-code': names(locales),
    'message-id': names(read('messages/en.json')),
  }
}
