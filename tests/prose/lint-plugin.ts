/** A plugin for the linter: the patterns of `patterns.ts` in comments and in the titles of tests. */
import { findMatches } from './patterns.ts'

interface Node {
  readonly type: string
}

interface Comment extends Node {
  readonly value: string
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string; readonly object?: { readonly name?: string } }
  readonly arguments: readonly (Node & {
    readonly value?: unknown
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  })[]
}

interface Context {
  readonly sourceCode: { getAllComments(): readonly Comment[] }
  report(problem: { node: Node; message: string }): void
}

const testFunctions = new Set(['test', 'it', 'describe'])

/** The paragraphs of a comment without its asterisks, each on one line. */
function paragraphsOf(comment: string): readonly string[] {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .split(/\n\s*\n|\n(?=[-@])/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').replace(/^(?:-|@\w+(?: \w+)?)\s+/, ''))
}

function titleOf(call: Call): string {
  const name = call.callee.name ?? call.callee.object?.name ?? ''
  const [title] = call.arguments
  if (!title || !testFunctions.has(name)) return ''
  const text = typeof title.value === 'string' ? title.value : (title.quasis?.[0]?.value.cooked ?? '')
  return text.replace(/^(?:\[[A-Z]+-\d+\]\s*)+/, '')
}

function check(context: Context, node: Node, prose: string): void {
  for (const { offset, advice } of findMatches(prose))
    context.report({ node, message: `"…${prose.slice(Math.max(0, offset - 20), offset + 40)}…" ${advice}` })
}

function create(context: Context): Record<string, (node: Node) => void> {
  return {
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        for (const prose of paragraphsOf(comment.value)) check(context, comment, prose)
    },
    CallExpression: (node) => check(context, node, titleOf(node as Call)),
  }
}

export default { meta: { name: 'prose' }, rules: { 'plain-english': { create } } }
