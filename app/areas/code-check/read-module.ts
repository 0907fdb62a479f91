import { parseSync } from 'rolldown/utils'
import type { AreaFile } from './own-area.ts'

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}

/** An import or a re-export of another module. */
export interface ModuleImport {
  readonly specifier: string
  /** The offset in the text. */
  readonly start: number
  /** Whether it imports types only, so that no code remains. */
  readonly isOfTypes: boolean
}

/** The part of a module that the checks of an area need. */
export interface ReadModule {
  readonly imports: readonly ModuleImport[]
  /** The names of the module's exports, such as `default`. */
  readonly exports: ReadonlySet<string>
  /**
   * If the default export is a call, such as `defineArea(…)`: the arguments of the call. If it is an object, the object
   * counts as the only argument. Undefined for any other default export.
   */
  readonly defaultArguments: readonly StaticValue[] | undefined
}

/** A value in the code, as far as it is known without running the code. */
export interface StaticValue {
  readonly start: number
  /** The value of a string literal. */
  readonly text?: string
  /** The properties of an object. Undefined if the value is not an object, or if only running code knows its names. */
  readonly properties?: ReadonlyMap<string, StaticValue>
}

/** Reads a module without running it. Undefined for a module with a syntax error, which `syntaxErrors` reports. */
export function readModule({ path, text }: AreaFile): ReadModule | undefined {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) return undefined
  const body = program.body as unknown as readonly SyntaxNode[]
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  return {
    imports: [
      ...module.staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
        specifier: value,
        start,
        isOfTypes: entries.length > 0 && entries.every(({ isType }) => isType),
      })),
      ...module.staticExports.flatMap(({ entries }) => {
        const [request] = entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])
        if (!request) return []
        return [{ specifier: request.value, start: request.start, isOfTypes: entries.every(({ isType }) => isType) }]
      }),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, specifier] = /^['"]([^'"]+)['"]$/.exec(text.slice(start, end)) ?? []
        return specifier === undefined ? [] : [{ specifier, start, isOfTypes: false }]
      }),
    ],
    exports: new Set(exported.map(({ exportName }) => exportName.name ?? exportName.kind.toLowerCase())),
    defaultArguments: defaultArguments(body),
  }
}

function defaultArguments(body: readonly SyntaxNode[]): readonly StaticValue[] | undefined {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')
  const found = exported && plain(exported.declaration, body)
  if (found?.node.type === 'ObjectExpression') return [valueOf(found.node, found.before)]
  return found?.node.type === 'CallExpression'
    ? (found.node.arguments as readonly SyntaxNode[]).map((one) => valueOf(one, found.before))
    : undefined
}

/** @param before the statements that may declare the constants of the expression */
function valueOf(part: unknown, before: readonly SyntaxNode[]): StaticValue {
  const found = plain(part, before)
  if (!found) return { start: (part as SyntaxNode).start }
  const { node } = found
  const { start, type } = node
  if (type === 'Literal' && typeof node.value === 'string') return { start, text: node.value }
  if (type !== 'ObjectExpression') return { start }
  const entries = (node.properties as readonly SyntaxNode[]).map((one) => {
    const key = one.key as SyntaxNode | undefined
    const name = one.computed === true ? undefined : (key?.name ?? key?.value)
    if (typeof name !== 'string') return undefined
    return [name, { ...valueOf(one.value, found.before), start: one.start }] as const
  })
  const known = entries.filter((one) => one !== undefined)
  return known.length === entries.length ? { start, properties: new Map(known) } : { start }
}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']

/**
 * Strips the types from an expression, and replaces the name of a constant by the constant's value. A value may refer
 * only to constants declared earlier, so a constant that refers to itself has no value.
 *
 * @returns the expression, and the statements that may declare the constants in it
 */
function plain(
  part: unknown,
  before: readonly SyntaxNode[],
): { readonly node: SyntaxNode; readonly before: readonly SyntaxNode[] } | undefined {
  const node = part as SyntaxNode | null | undefined
  if (!node) return undefined
  if (wrappers.includes(node.type)) return plain(node.expression, before)
  if (node.type !== 'Identifier') return { node, before }
  for (const [number, statement] of before.entries()) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as SyntaxNode | null) : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const { id, init } of declaration.declarations as readonly SyntaxNode[])
      if ((id as SyntaxNode).name === node.name) return plain(init, before.slice(0, number))
  }
  return undefined
}
