import { stripVTControlCharacters } from 'node:util'
import { messageOf } from '../../runtime/errors/caught-error.ts'
import { isForOperator, OperatorError } from '../../runtime/errors/operator-error.ts'
import { installationFolder } from './installation-folder.ts'

/** The code of areas cannot be loaded or built. The message is for their developer. */
class CodeFailure extends OperatorError {
  override readonly name = 'CodeFailure'
}

/**
 * The error for code that failed to load or build, without colours and without the tool's stack. If the message lacks
 * the file of the installation that threw, the file and the line follow. Returns an error for an operator unchanged.
 *
 * @param what a sentence about the failed step
 */
export function codeFailure(error: unknown, what: string): unknown {
  if (isForOperator(error)) return error
  // Vite begins the names of its own modules with this character.
  const lines = stripVTControlCharacters(messageOf(error).replaceAll('\0', ''))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at\s/.test(line))
  const message = lines.join('\n')
  const place = placeOf(error)
  const where = place === undefined || message.includes(`${place.file}:`) ? '' : `\n  at ${place.file}:${place.line}`
  return new CodeFailure(`${what}\n${message}${where}`, { cause: error })
}

/** The folders of an installation whose files nobody edits: packages, generated files, and an unfinished build. */
const notSources = /\/(?:node_modules|\.livery|\.unfinished-\d+)\//

/** The first place of an error's stack that is in a source file of the installation. */
function placeOf(error: unknown): { readonly file: string; readonly line: string } | undefined {
  const installation = installationFolder()
  if (installation === undefined || !(error instanceof Error)) return undefined
  for (const line of (error.stack ?? '').split('\n')) {
    const [, file = '', at = ''] = /(?:file:\/\/)?(\/[^()\s]+?)(?:\?[^:)]*)?:(\d+):\d+\)?$/.exec(line) ?? []
    if (file.startsWith(installation) && !notSources.test(file.slice(installation.length))) return { file, line: at }
  }
  return undefined
}

/** Imports a module of an area. If that fails, rejects with a {@link codeFailure} that names the file. */
export async function importAreaFile<Module>(path: string, load: () => Promise<unknown>): Promise<Module> {
  try {
    // The check of the areas' code has found the export.
    return (await load()) as Module
  } catch (error) {
    throw codeFailure(error, `${path} cannot be loaded:`)
  }
}
