import type { Plugin } from 'vite'

const styleImport = /\bimport\s+(\w+)\s+from\s*(['"][^'"\n]+\.module\.css['"])/g

/** Words that a class may be named by, but no export: Vite exports such a class only as a part of the whole module. */
const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/**
 * Writes the names of style classes into the code that uses them, instead of a table for each style module. A page
 * would load the tables of whole modules for one class.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'livery:inline-class-names',
    config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }),
    transform(code) {
      const changed = importNames(code)
      return changed === code ? undefined : { code: changed, map: null }
    },
  }
}

/**
 * Code that imports the single classes of a style module, so that the bundler sees which ones the code uses. An import
 * whose value the code uses in another way than `styles.name` stays.
 */
export function importNames(code: string): string {
  return code.replace(styleImport, (whole: string, local: string, source: string, at: number) => {
    const rest = `${code.slice(0, at)}${code.slice(at + whole.length)}`
    const uses = rest.matchAll(new RegExp(`(?<![\\w$.])${local}(?![\\w$])(?:\\.(\\w+))?`, 'g'))
    const isPlain = uses.every(([, name]) => name !== undefined && !reserved.has(name))
    return isPlain ? `import * as ${local} from ${source}` : whole
  })
}
