/** A node of a syntax tree, with its place in the source and its parts by name. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** A replacement for the part of the source from `start` to `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const isNode = (part: unknown): part is SyntaxNode => typeof part === 'object' && part !== null && 'type' in part

export const partsOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** The value of a literal. Undefined for another node. */
export const valueOf = (part: unknown): unknown => (isNode(part) && part.type === 'Literal' ? part.value : undefined)

/**
 * The name of an identifier, or of the property of a member expression: `tag` for `fiber.tag`. Undefined for another
 * node.
 */
export const nameOf = (part: unknown): unknown => {
  if (!isNode(part)) return undefined
  if (part.type === 'MemberExpression' && part.computed === false) return nameOf(part.property)
  return part.type === 'Identifier' ? part.name : undefined
}

/** The source with its edits, which do not overlap. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source)
