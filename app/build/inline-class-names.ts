import { parseAst, type Plugin } from 'vite'
import { partsOf, type SyntaxNode } from './syntax.ts'

const styleImport = /\bimport\s+(\w+)\s+from\s*(['"][^'"\n]+\.module\.css['"])/g

/**
 * Writes the names of style classes into the code that uses them, instead of a table for each style module. With
 * tables, a page would load a module's whole table to use one class.
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
 * Replaces the default import of each style module by `import * as styles`, so that the bundler sees which classes the
 * code uses. An import stays if the code uses its value other than as `styles.name`.
 */
export function importNames(code: string): string {
  const imports = [...code.matchAll(styleImport)]
  if (imports.length === 0) return code
  const whole = namesUsedWhole(parseAst(code) as unknown as SyntaxNode)
  return code.replace(styleImport, (statement: string, local: string, source: string) =>
    whole.has(local) ? statement : `import * as ${local} from ${source}`,
  )
}

/** The names of the variables that a program uses other than as `variable.name`. */
function namesUsedWhole(program: SyntaxNode): ReadonlySet<unknown> {
  const names = new Set<unknown>()
  function visit(node: SyntaxNode): void {
    if (node.type === 'Identifier') names.add(node.name)
    if (node.type === 'ImportDeclaration') return
    if (node.type !== 'MemberExpression' || node.computed !== false) return partsOf(node).forEach(visit)
    const [object, property] = [node.object as SyntaxNode, node.property as SyntaxNode]
    // The default export of a style module is the whole table.
    if (object.type !== 'Identifier' || property.name === 'default') visit(object)
  }
  visit(program)
  return names
}
