/**
 * A plugin for the linter. Reports the patterns of `patterns.ts` in comments and titles of tests, the names of
 * `names.ts`, and long comments.
 */
import { longParts } from './comment-length.ts'
import { findMatches } from './patterns.ts'
import { adviceOnName, adviceOnType } from './names.ts'
import { rowTitles, type Syntax } from './row-titles.ts'

interface Node {
  readonly type: string
}

interface Comment extends Node {
  readonly value: string
  readonly loc: { readonly start: { readonly line: number } }
}

interface Identifier extends Node {
  readonly name: string
}

interface Declaration extends Node {
  readonly id?: Identifier | null
}

interface Callee extends Node {
  readonly name?: string
  /** The object of a member such as `test.describe`. */
  readonly object?: Callee
  /** The callee of a call such as `test.each(rows)`. */
  readonly callee?: Callee
  /** The arguments of a call. */
  readonly arguments?: readonly Syntax[]
}

interface Call extends Node {
  readonly callee: Callee
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

/**
 * The paragraphs of a comment without its asterisks, each on one line. Removes a dash, or a tag with the word after it,
 * from the beginning of each paragraph. Keeps `@param path of …`, because one of the patterns reports it.
 */
function paragraphsOf(comment: string): readonly string[] {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .split(/\n\s*\n|\n(?=[-@])/)
    .map((paragraph) =>
      paragraph
        .replaceAll('\n', ' ')
        .trim()
        .replace(/^(?:-|@param \w+(?! of\b|\w)|@(?!param)\w+(?: \w+)?)\s+/, ''),
    )
}

/** The first name of a callee: `test` for `test.describe(…)` and for `test.each(rows)(…)`. */
function rootOf({ name, object, callee }: Callee): string {
  const inner = object ?? callee
  return inner ? rootOf(inner) : (name ?? '')
}

function titleOf(call: Call): string {
  const [title] = call.arguments
  if (!title || !testFunctions.has(rootOf(call.callee))) return ''
  const text =
    typeof title.value === 'string' ? title.value : (title.quasis ?? []).map(({ value }) => value.cooked).join('…')
  return text.replace(/^(?:\[[A-Z]+-\d+\]\s*)+/, '')
}

function check(context: Context, node: Node, prose: string): void {
  for (const { offset, advice } of findMatches(prose))
    context.report({ node, message: `"…${prose.slice(Math.max(0, offset - 20), offset + 40)}…" ${advice}` })
}

function create(context: Context): Record<string, (node: Node) => void> {
  let program: Syntax | undefined
  return {
    Program(node) {
      program = node
      for (const comment of context.sourceCode.getAllComments())
        for (const prose of paragraphsOf(comment.value)) check(context, comment, prose)
    },
    CallExpression(node) {
      const call = node as Call
      const title = titleOf(call)
      check(context, node, title)
      const [rows] = call.callee.arguments ?? []
      if (title === '' || !rows) return
      for (const { row, text } of rowTitles(title, rows, program)) check(context, row, text)
    },
  }
}

/** The texts of comments with their nodes. Comments of one line (`//`) on successive lines are one text. */
function textsOf(comments: readonly Comment[]): readonly { readonly comment: Comment; readonly text: string }[] {
  const texts: { readonly comment: Comment; text: string; line: number }[] = []
  for (const comment of comments) {
    const last = texts.at(-1)
    const { line } = comment.loc.start
    if (comment.type === 'Line' && last?.comment.type === 'Line' && last.line === line - 1) {
      last.text += `\n${comment.value}`
      last.line = line
    } else texts.push({ comment, text: comment.value, line })
  }
  return texts
}

/** Reports the long parts of each comment, except instructions to the linter, which have to be one line. */
function createLengths(context: Context): Record<string, (node: Node) => void> {
  return {
    Program() {
      for (const { comment, text } of textsOf(context.sourceCode.getAllComments())) {
        if (/\b(?:oxlint|biome)-/.test(text)) continue
        for (const { text: part, advice } of longParts(text))
          context.report({ node: comment, message: `"${part.slice(0, 40)}…" ${advice}` })
      }
    },
  }
}

/** Reports each name that `names.ts` lists, once per file, and each exported type without a noun. */
function createNames(context: Context): Record<string, (node: Node) => void> {
  const checked = new Set<string>()
  return {
    Identifier(node) {
      const { name } = node as Identifier
      if (checked.has(name)) return
      checked.add(name)
      const advice = adviceOnName(name)
      if (advice !== undefined) context.report({ node, message: `"${name}" ${advice}` })
    },
    ExportNamedDeclaration(node) {
      const { declaration } = node as { readonly declaration?: Declaration | null }
      if (!declaration?.id || !/^(?:TS|Class)/.test(declaration.type)) return
      const advice = adviceOnType(declaration.id.name)
      if (advice !== undefined) context.report({ node, message: `"${declaration.id.name}" ${advice}` })
    },
  }
}

export default {
  meta: { name: 'prose' },
  rules: {
    'plain-english': { create },
    'plain-names': { create: createNames },
    'short-comments': { create: createLengths },
  },
}
