import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../../runtime/errors/operator-error.ts'
import { isObject, type Json, parseJson } from '../../../runtime/manifest/index.ts'

/**
 * The names and descriptions of settings and widgets in other languages, by their English text. Reads
 * `studio.<language>.json` of each folder that has this file.
 *
 * @param folders the folders of the manifest's schemas and of the areas
 * @throws OperatorError if a file does not map texts to texts
 */
export function readWords(folders: readonly string[]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const words: Record<string, Record<string, string>> = {}
  for (const folder of folders) {
    for (const name of globSync('studio.*.json', { cwd: folder })) {
      const language = name.split('.')[1] ?? ''
      words[language] = { ...words[language], ...readFile(join(folder, name)) }
    }
  }
  return words
}

function readFile(path: string): Readonly<Record<string, string>> {
  const words = parseJson(readFileSync(path, 'utf8'))
  if (!isWords(words)) throw new OperatorError(`${path} has to be a JSON object that maps texts to texts.`)
  return words
}

const isWords = (value: Json | undefined): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')
