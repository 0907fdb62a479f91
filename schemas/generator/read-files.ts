import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AreaFolder } from './area-folders.ts'
import { collectMistakes } from './collect-mistakes.ts'
import { formatParseError } from './format-finding.ts'

/** A JSON file below a folder, parsed. */
export interface JsonFile {
  /** The path in messages: `widgets/banners/records/banner.schema.json`. */
  readonly path: string
  /** The path below the searched folder: `records/banner.schema.json`. */
  readonly below: string
  readonly value: unknown
}

/** A parsed JSON file with its text. */
export interface ReadFile extends JsonFile {
  readonly text: string
}

/**
 * Reads every file of a folder that matches the pattern, in the order of paths. Throws with a message for each
 * broken file.
 */
export function readFiles({ folder, path: shown }: Pick<AreaFolder, 'folder' | 'path'>, pattern: string): ReadFile[] {
  const paths = globSync(pattern, { cwd: folder })
    .map((below) => below.replaceAll('\\', '/'))
    .sort()
  return collectMistakes(paths, (below) => {
    const path = shown === '' ? below : `${shown}/${below}`
    const text = readFileSync(join(folder, below), 'utf8')
    return { path, below, text, value: parse(text, path) }
  })
}

/** The language of a file of texts: `en` of `messages/en.json`. */
export const languageOf = (path: string) => basename(path, '.json')

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(formatParseError({ path, text }, error), { cause: error })
  }
}
