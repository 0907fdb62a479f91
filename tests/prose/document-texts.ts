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

/**
 * The prose of a Markdown file with `file:line` as place. Leaves out blocks of code, and the tables of sentences to
 * avoid.
 */
export function markdownTexts(path: string, source: string): readonly DocumentText[] {
  let line = 1
  return markdown.parse(source, {}).flatMap(({ type, map, children }) => {
    line = map ? map[0] + 1 : line
    if (type !== 'inline' || isHardExample(source, line)) return []
    const text = (children ?? []).map((child) =>
      child.type.endsWith('break') ? ' ' : ['text', 'code_inline'].includes(child.type) ? child.content : '',
    )
    return [{ place: `${path}:${line}`, text: text.join('') }]
  })
}

/** Whether a line is in a table that shows hard sentences beside better ones, under "not" and "but". */
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
    ...files(['*.md', 'docs/**/*.md', 'runtime/**/*.md', 'schemas/**/*.md']).flatMap((path) =>
      markdownTexts(path, read(path)),
    ),
    ...files([
      'schemas/**/*.json',
      'widgets/**/*.schema.json',
      'widgets/**/*.widget.json',
      'widgets/*/area.json',
    ]).flatMap((path) => jsonTexts(path, JSON.parse(read(path)))),
    ...(await helpTexts()),
  ]
}
