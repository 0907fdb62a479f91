import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { runCli } from '../../cli/run-cli.ts'
import { fakeContext } from '../support/fake-context.ts'
import { projectRoot } from '../support/run-command.ts'

/** One paragraph, heading, table cell or description, and the file or command that it is from. */
export interface DocumentText {
  readonly place: string
  readonly text: string
}

const markdown = new MarkdownIt()

const documents = ['*.md', 'docs/**/*.md', 'runtime/**/*.md', 'schemas/**/*.md']

/**
 * The prose of a Markdown file with `file:line` as place. Leaves out blocks of code, and the tables of sentences to
 * avoid.
 *
 * @param codeOf the prose for a piece of code within a text; the code itself by default
 */
export function markdownTexts(
  path: string,
  source: string,
  codeOf = (code: string): string => code,
): readonly DocumentText[] {
  let line = 1
  return markdown.parse(source, {}).flatMap(({ type, map, children }) => {
    line = map ? map[0] + 1 : line
    if (type !== 'inline' || isHardExample(source, line)) return []
    const text = (children ?? []).map((child) => {
      if (child.type.endsWith('break')) return ' '
      return child.type === 'text' ? child.content : child.type === 'code_inline' ? codeOf(child.content) : ''
    })
    return [{ place: `${path}:${line}`, text: text.join('') }]
  })
}

/** The longest clause of a document up to a full stop, a colon or a semicolon, in words. */
const longestClause = 24

/** The clauses of a Markdown file that are too long, with their places. A piece of code counts as one word. */
export function longClauses(path: string, source: string): readonly DocumentText[] {
  return markdownTexts(path, source, () => 'Code').flatMap(({ place, text }) =>
    text
      .split(/(?<=[.!?;:][)"”]?)\s+(?=["“(\p{L}])/u)
      .filter((clause) => clause.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > longestClause)
      .map((clause) => ({ place, text: clause })),
  )
}

/** The long clauses of the documents, except measurements with their conditions, and generated documents. */
export function longDocumentClauses(): readonly DocumentText[] {
  return globSync(documents, {
    cwd: projectRoot,
    exclude: (path) => /generated|(?:benchmarks|issues|api-report)\.md$/.test(path),
  }).flatMap((path) => longClauses(path, readFileSync(join(projectRoot, path), 'utf8')))
}

/** Whether a line is in a table of hard and better sentences, under "not" and "but". */
function isHardExample(source: string, line: number): boolean {
  const lines = source.split('\n').slice(0, line)
  const start = lines.findLastIndex((one) => !one.startsWith('|'))
  return lines[start + 1]?.startsWith('| not |') ?? false
}

const proseKeys = new Set(['title', 'description', 'purpose'])

/** The titles, descriptions and purposes of a JSON file, with `file /key/key` as place. */
export function jsonTexts(path: string, value: unknown, pointer = ''): readonly DocumentText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'string' && proseKeys.has(key)
      ? [{ place: `${path} ${pointer}/${key}`, text: part }]
      : jsonTexts(path, part, `${pointer}/${key}`),
  )
}

/** The help of `livery` and of each of its commands, with the command line as place. */
async function helpTexts(): Promise<readonly DocumentText[]> {
  const helpOf = async (...args: string[]) => {
    const context = fakeContext({})
    await runCli([...args, '--help'], context)
    return context.written.join('')
  }
  const program = await helpOf()
  const commands = [...program.matchAll(/^ {2}([a-z-]+)(?:\|[a-z-]+)? .*\[options\]/gm)].map(([, name = '']) => name)
  const helps = await Promise.all(commands.map(async (name) => [`livery ${name} --help`, await helpOf(name)] as const))
  return [['livery --help', program] as const, ...helps].map(([place, text]) => ({ place, text }))
}

/** The texts that people read outside of the code: documents, descriptions in JSON files, help. */
export async function documentTexts(): Promise<readonly DocumentText[]> {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
  const files = (patterns: readonly string[]) =>
    globSync([...patterns], { cwd: projectRoot, exclude: (path) => path.includes('generated') })
  return [
    ...files(documents).flatMap((path) => markdownTexts(path, read(path))),
    ...files([
      'schemas/**/*.json',
      'widgets/**/*.schema.json',
      'widgets/**/*.widget.json',
      'widgets/*/area.json',
    ]).flatMap((path) => jsonTexts(path, JSON.parse(read(path)))),
    ...(await helpTexts()),
  ]
}
