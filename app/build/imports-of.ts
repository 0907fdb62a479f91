import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files that a file imports at once, as absolute paths. */
export const staticImports = (file: string): readonly string[] =>
  matches(file, /\b(?:import|export)\b(?!\s*type\b)(?:[^'"();]*?\bfrom)?\s*'(\.[^']+)'/g)

/** The files that a file imports at once or later, as absolute paths. */
export const allImports = (file: string): readonly string[] => matches(file, /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)

function matches(file: string, pattern: RegExp): readonly string[] {
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => join(dirname(file), path))
}
