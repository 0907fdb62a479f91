import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ModuleItem, parseSync } from '@swc/core'

/** An entry point of the package: its name, and its file of declarations. */
interface Entry {
  readonly name: string
  readonly types: string
}

/**
 * The public API of the package as text: each entry point with its names, and each name with its declaration. A change
 * of this text affects the package's users.
 *
 * @param folder the unpacked package
 */
export function apiReport(folder: string): string {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>
  }
  const sections = Object.entries(exports).map(([path, target]) => {
    const name = path.replace('.', 'livery')
    if (typeof target === 'string') return `## ${name}\n`
    return section({ name, types: join(folder, target.types) })
  })
  return `# The package's entry points\n\n\`npm run generate:api\` writes this file. Review its changes as changes for users.\n\n${sections.join('\n')}`
}

function section({ name, types }: Entry): string {
  const declared = [...exportsOf(types)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `## ${name}\n\n\`\`\`ts\n${declared.map(([, text]) => text).join('\n')}\n\`\`\`\n`
}

/**
 * The names that a file of declarations exports, each with the text of its declaration. Includes the file's own types
 * that these declarations name, such as a component's props. Follows names that the file exports from other files.
 */
function exportsOf(file: string): Map<string, string> {
  const { items, textOf } = parse(file)
  const own = new Map<string, () => string>()
  const types = new Map<string, string>()
  const found = new Map<string, string>()
  for (const item of items) {
    if (item.type === 'ImportDeclaration') {
      for (const { local, ...one } of item.specifiers) {
        const name = ('imported' in one && one.imported?.value) || local.value
        own.set(local.value, () => declarationIn(file, item.source.value, name))
      }
    } else if (item.type === 'ExportDeclaration') {
      const name = nameOf(item.declaration)
      // A function has a declaration for each of its signatures.
      found.set(name, found.has(name) ? `${found.get(name)}\n${textOf(item)}` : textOf(item))
    } else if (item.type === 'ExportDefaultExpression' || item.type === 'ExportDefaultDeclaration')
      found.set('default', textOf(item))
    else if (item.type !== 'ExportNamedDeclaration') {
      own.set(nameOf(item), () => textOf(item))
      types.set(nameOf(item), textOf(item))
    }
  }
  for (const item of items) {
    if (item.type !== 'ExportNamedDeclaration') continue
    for (const one of item.specifiers) {
      if (one.type !== 'ExportSpecifier') continue
      const { value } = one.orig
      const text = item.source ? declarationIn(file, item.source.value, value) : (own.get(value)?.() ?? value)
      const name = one.exported?.value ?? value
      found.set(name, name === value ? text : `${text} // as ${name}`)
    }
  }
  // A type that this loop adds may name further types, which the loop then visits.
  for (const text of found.values())
    for (const [name, declared] of types) if (new RegExp(`\\b${name}\\b`).test(text)) found.set(name, declared)
  return found
}

/** The declaration of a name that a file imports. For a name of another package, only the name and the package. */
function declarationIn(importing: string, path: string, name: string): string {
  if (!path.startsWith('.')) return `${name} of ${path}`
  const text = exportsOf(join(dirname(importing), path.replace(/\.js$/, '.d.ts'))).get(name)
  if (text === undefined) throw new Error(`${importing} exports ${name} of ${path}, which lacks it.`)
  return text
}

const nameOf = (declaration: object): string => {
  const { id, identifier, declarations } = declaration as {
    readonly id?: { readonly value?: string }
    readonly identifier?: { readonly value: string }
    readonly declarations?: readonly { readonly id: { readonly value: string } }[]
  }
  return id?.value ?? identifier?.value ?? declarations?.[0]?.id.value ?? ''
}

const parsed = new Map<
  string,
  { readonly items: readonly ModuleItem[]; readonly textOf: (item: ModuleItem) => string }
>()

function parse(file: string) {
  const known = parsed.get(file)
  if (known) return known
  // An added first statement shows the position at which the file begins, because positions count from the first file
  // of the process.
  const bytes = Buffer.from(`export {};\n${readFileSync(file, 'utf8')}`)
  const { body: items, span } = parseSync(bytes.toString(), { syntax: 'typescript' })
  const start = span.start
  const textOf = (item: ModuleItem) =>
    bytes
      .subarray(item.span.start - start, item.span.end - start)
      .toString()
      .replaceAll(/\/\*[\s\S]*?\*\/\s*|\s*\/\/.*$/gm, '')
  const outcome = { items, textOf }
  parsed.set(file, outcome)
  return outcome
}
