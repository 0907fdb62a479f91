import { parseAst } from 'vite'
import { type Edit, applyEdits, nameOf, partsOf, type SyntaxNode, valueOf } from './syntax.ts'

/** The kinds of React elements that the program never renders. */
export interface Kinds {
  /** The values of `tag` of React's fibers. */
  readonly tags: readonly number[]
  /** The names of React's constants for element types. */
  readonly types: readonly string[]
}

/**
 * Removes from React's renderer the code for kinds of elements that never occur. Throws if the renderer has no case for
 * one of the kinds.
 */
export function dropKinds(renderer: string, { tags, types }: Kinds): string {
  const edits: Edit[] = []
  const found = new Set<unknown>()
  /** The variables that dropped cases of the innermost function declare. */
  let variables = new Set<string>()

  function visit(node: SyntaxNode): void {
    if (node.type === 'SwitchStatement') return visitSwitch(node)
    if (node.type === 'BinaryExpression' && isTag(node.right) && tags.includes(valueOf(node.left) as number)) {
      if (node.operator === '===') return void edits.push({ ...placeOf(node), text: '!1' })
      if (node.operator === '!==') return void edits.push({ ...placeOf(node), text: '!0' })
    }
    if (!/^Function(?:Declaration|Expression)$/.test(node.type)) return partsOf(node).forEach(visit)
    const outer = variables
    variables = new Set()
    partsOf(node).forEach(visit)
    const start = (node.body as SyntaxNode).start + 1
    if (variables.size > 0) edits.push({ start, end: start, text: ` var ${[...variables].join(', ')};` })
    variables = outer
  }

  function visitSwitch(node: SyntaxNode): void {
    const ofTags = isTag(node.discriminant)
    let continues = false
    for (const one of node.cases as readonly SyntaxNode[]) {
      const body = one.consequent as readonly SyntaxNode[]
      const name = ofTags ? valueOf(one.test) : nameOf(one.test)
      const isDropped = ofTags ? tags.includes(name as number) : types.includes(name as string)
      if (isDropped) {
        found.add(name)
        // The previous case may continue with the body of this one.
        edits.push({ start: one.start, end: continues ? (body[0]?.start ?? one.end) : one.end, text: '' })
      }
      if (isDropped && !continues) for (const declared of body.flatMap(declarationsIn)) variables.add(declared)
      else body.forEach(visit)
      if (!isDropped || body.length > 0) continues = (!isDropped || continues) && !leaves(body)
    }
  }

  visit(parseAst(renderer) as unknown as SyntaxNode)
  const missing = [...tags, ...types].find((kind) => !found.has(kind))
  if (missing !== undefined) throw new Error(`react-dom has changed: it has no case of the kind ${missing}.`)
  return applyEdits(renderer, edits)
}

const placeOf = ({ start, end }: SyntaxNode) => ({ start, end })

/** Whether an expression is the tag of a fiber: `fiber.tag`, or the variable `tag`. */
const isTag = (part: unknown): boolean => nameOf(part) === 'tag'

/** Whether the last statement of a case leaves the `switch`. */
function leaves(body: readonly SyntaxNode[]): boolean {
  const last = body.at(-1)
  if (last?.type === 'BlockStatement') return leaves(last.body as readonly SyntaxNode[])
  return last !== undefined && /^(?:Break|Continue|Return|Throw)Statement$/.test(last.type)
}

/** The names of the variables in a part of a function. Other cases of the function may use them. */
const declarationsIn = (node: SyntaxNode): readonly string[] => [
  ...(node.type === 'VariableDeclarator' ? [String(nameOf(node.id))] : []),
  ...(node.type.startsWith('Function') ? [] : partsOf(node).flatMap(declarationsIn)),
]
