import type { Plugin } from 'vite'

const library = /\/@tanstack\/query-core\/build\/modern\/(\w+)\.js$/

/** The replacements of the parts that the library always imports, but no widget uses. */
const unused: Readonly<Record<string, string>> = {
  mutationCache: 'export class MutationCache { resumePausedMutations() {} clear() {} }',
  infiniteQueryBehavior:
    'export function infiniteQueryBehavior() {} export function hasNextPage() {} export function hasPreviousPage() {}',
}

/** The modules that need those parts. */
const users = ['mutationObserver', 'infiniteQueryObserver']

/**
 * Leaves mutations and infinite queries out of the browser's build (1.3 kB compressed): widgets make calls through the
 * session, and load longer lists as one query each. Throws if the program uses them or the library has changed.
 */
export function lightQuery(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'livery:light-query',
    enforce: 'pre',
    load(id) {
      const [, name = ''] = library.exec(id) ?? []
      if (!Object.hasOwn(unused, name)) return undefined
      replaced.add(name)
      return unused[name]
    },
    generateBundle(_options, bundle) {
      const missing = Object.keys(unused).find((name) => !replaced.has(name))
      if (missing !== undefined) throw new Error(`@tanstack/query-core has changed: it has no module ${missing}.`)
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const user = modules.find(
        ([id, { renderedLength }]) => renderedLength > 0 && users.includes(library.exec(id)?.[1] ?? ''),
      )
      if (user) throw new Error(`The program uses ${user[0]}. Remove its part from app/build/light-query.ts.`)
    },
  }
}
