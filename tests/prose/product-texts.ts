import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../support/run-command.ts'

/** A text of the product, with the file that contains it. */
export interface ProductText {
  readonly path: string
  readonly text: string
}

/** The files with texts for players, including the code of the sandbox with the messages of its responses. */
export const playerFiles = [
  'merchants/**/*.json',
  'merchants/**/*.md',
  'widgets/**/messages/*.json',
  'widgets/**/sandbox/**/*.ts',
  'sandbox/**/*.ts',
]

/** The texts of all tracked files that match these patterns, apart from tests. */
export function readTexts(patterns: readonly string[]): readonly ProductText[] {
  const paths = execFileSync('git', ['ls-files', ...patterns.map((pattern) => `:(glob)${pattern}`)], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).split('\n')
  return paths
    .filter((path) => path !== '' && !path.endsWith('.test.ts'))
    .flatMap((path) => textsIn(path, readFileSync(join(projectRoot, path), 'utf8')).map((text) => ({ path, text })))
}

/** The values of a JSON file, the lines of Markdown, and the English and Thai texts in code. */
function textsIn(path: string, source: string): readonly string[] {
  if (path.endsWith('.md')) return source.split('\n')
  const value = path.endsWith('.json') ? /: "(.*)",?$/gm : /\b(?:en|th): ['`]([^'`\n]*)['`]/g
  return [...source.matchAll(value)].map(([, text = '']) => text)
}
