import { existsSync } from 'node:fs'

const endings = ['.ts', '.tsx', '.js']

/**
 * Finds a file of code: TypeScript or JavaScript. Areas in packages, including Livery's own package, are JavaScript.
 *
 * @param path without its ending
 * @returns the path with its ending; undefined if there is no such file
 */
export function codeFile(path: string): string | undefined {
  return endings.map((ending) => path + ending).find((file) => existsSync(file))
}

/** Like `codeFile`, for a file of the program. Throws if it is missing. */
export function programFile(path: string): string {
  const file = codeFile(path)
  if (file === undefined) throw new Error(`The program has no file ${path}.`)
  return file
}
