import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../../runtime/errors/caught-error.ts'

/**
 * The names and descriptions of settings and widgets in other languages, from the file `studio.<language>.json` of each
 * folder. The file maps each English text to the text of the language.
 *
 * @param folders the folders of the manifest's schemas and of the areas
 * @throws an Error that names a file which is not JSON
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
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>
  } catch (error) {
    throw new Error(`${path} cannot be read: ${messageOf(error)}`)
  }
}
