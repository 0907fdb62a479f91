/**
 * A plugin for the linter. Reports type assertions about values from outside of the program, such as parsed JSON and
 * caught errors.
 */
interface Syntax {
  readonly type: string
  readonly name?: string
  readonly computed?: boolean
  readonly expression?: Syntax
  readonly argument?: Syntax
  readonly consequent?: Syntax
  readonly callee?: Syntax
  readonly object?: Syntax
  readonly property?: Syntax
  readonly typeAnnotation?: Syntax
  readonly id?: Syntax
  readonly init?: Syntax
}

interface Context {
  readonly sourceCode: { getText(node: Syntax): string }
  report(problem: { node: Syntax; message: string }): void
}

const errorType = /^(?:\w+\.)?\w*(?:Error|Exception)$/

/** Object types whose properties all have the type `unknown`. */
const ofUnknown = [
  /^(?:Readonly<)?Record<\w+, unknown>>?$/,
  /^\{\s*(?:(?:readonly )?\w+\??: unknown[;,]?\s*)+\}$/,
  /^\{\s*(?:readonly )?\[\w+ in [^\]]+\]\?: unknown\s*\}$/,
]

/** The call that gives an expression its value: `response.json()` for `(await response.json().catch(…))`. */
function callIn(node: Syntax | undefined): Syntax | undefined {
  if (!node || node.type === 'TSAsExpression') return undefined
  if (node.type === 'CallExpression') {
    const { callee } = node
    return callee?.property?.name === 'catch' ? callIn(callee.object) : node
  }
  return callIn(node.expression ?? node.argument ?? node.consequent)
}

const isInput = ({ callee }: Syntax): boolean =>
  callee?.property?.name === 'json' || (callee?.object?.name === 'JSON' && callee.property?.name === 'parse')

/** The message about a forbidden type assertion. Undefined if the assertion is allowed. */
function problemOf(expression: Syntax, type: string): string | undefined {
  if (errorType.test(type))
    return 'A program can throw any value. Use instanceof, or messageOf and codeOf of runtime/errors/caught-error.ts.'
  const call = callIn(expression)
  if (call?.callee?.name === 'Object' && !ofUnknown.some((one) => one.test(type)))
    return 'Each property of an unknown object is unknown. Check its type.'
  return call && isInput(call) && !known.includes(type) ? readAsUnknown : undefined
}

const known = ['unknown', 'Json']
const readAsUnknown = 'The text can contain any JSON. Read it as unknown or Json, and check its shape.'

function create(context: Context): Record<string, (node: Syntax) => void> {
  return {
    TSAsExpression(node) {
      const { expression, typeAnnotation } = node
      if (!expression || !typeAnnotation) return
      const message = problemOf(expression, context.sourceCode.getText(typeAnnotation))
      if (message !== undefined) context.report({ node, message })
    },
    VariableDeclarator(node) {
      const call = callIn(node.init)
      const type = node.id?.typeAnnotation?.typeAnnotation
      if (call && isInput(call) && !(type && known.includes(context.sourceCode.getText(type))))
        context.report({ node, message: readAsUnknown })
    },
  }
}

export default { meta: { name: 'input' }, rules: { 'no-asserted-input': { create } } }
