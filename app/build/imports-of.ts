import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicFile } from '../areas/public-entries.ts'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/** Matches the specifier of a relative import, or of an entry point of the program. */
const local = /['"]((?:\.|livery\/)[^'"]+)['"]/.source
const eager = new RegExp(`\\b(?:import|export)\\b(?!\\s*type\\b)(?:[^'"();]*?\\bfrom)?\\s*${local}`, 'g')
const everything = new RegExp(`\\b(?:from|import)\\s*\\(?\\s*${local}`, 'g')

/** The relative files and the entry points that a file imports statically, as absolute paths. Leaves out types. */
export const staticImports = (file: string): readonly string[] => matches(file, eager)

/** Like `staticImports`, with dynamic imports and imports of types. */
export const allImports = (file: string): readonly string[] => matches(file, everything)

function matches(file: string, pattern: RegExp): readonly string[] {
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : (publicFile(projectFolder, path) ?? []),
  )
}
