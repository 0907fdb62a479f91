/**
 * A plugin for the linter. In browser tests, reports each assertion that reads the page only once. On a busy machine,
 * the page may not have reached the expected state yet.
 */
interface Syntax {
  readonly type: string
  readonly name?: string
  readonly callee?: Syntax
  readonly object?: Syntax
  readonly property?: Syntax
  readonly arguments?: readonly Syntax[]
  readonly [key: string]: unknown
}

interface Context {
  report(problem: { node: Syntax; message: string }): void
}

/** Methods of a locator that read the page. For most, such as `count`, an assertion such as `toHaveCount` waits. */
const reads = new Set([
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
])

/** The name of the first awaited read in an expression, without the bodies of functions. */
function awaitedRead(node: unknown): string | undefined {
  if (Array.isArray(node)) return firstOf(node)
  if (!isSyntax(node) || node.type.endsWith('FunctionExpression')) return undefined
  if (node.type === 'AwaitExpression') {
    const name = isSyntax(node.argument) ? node.argument.callee?.property?.name : undefined
    if (name !== undefined && reads.has(name)) return name
  }
  const { parent: _, ...parts } = node
  return firstOf(Object.values(parts))
}

function firstOf(parts: readonly unknown[]): string | undefined {
  for (const part of parts) {
    const name = awaitedRead(part)
    if (name !== undefined) return name
  }
  return undefined
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Whether a call is `expect(…)` or `expect.soft(…)`. */
function isExpect({ callee }: Syntax): boolean {
  if (callee?.name === 'expect') return true
  return callee?.object?.name === 'expect' && callee.property?.name === 'soft'
}

function create(context: Context): Record<string, (node: Syntax) => void> {
  return {
    CallExpression(node) {
      const name = isExpect(node) ? awaitedRead(node.arguments?.[0]) : undefined
      if (name === undefined) return
      const message = `expect(await ….${name}()) reads the page once. Use an assertion of the locator, or expect.poll.`
      context.report({ node, message })
    },
  }
}

export default { meta: { name: 'waiting' }, rules: { 'no-single-read': { create } } }
