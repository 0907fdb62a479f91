import { type Command, InvalidArgumentError } from 'commander'
import { dirname, join, resolve } from 'node:path'
import { environments, type Environment } from '../runtime/manifest/index.ts'
import { suggestName } from '../runtime/issues/index.ts'
import { isMerchantId } from '../schemas/formats.ts'
import { type ExitCode, UsageError, type CommandContext } from './command-context.ts'

/** Adds one command to the program. The command calls `end` with its exit code if it has not succeeded. */
export type AddCommand = (program: Command, context: CommandContext, end: (code: ExitCode) => void) => void

/** The argument of commands that look up a brand in a release store only, where no folder lists the known brands. */
export const merchantArgument = ['<merchant>', 'the brand', merchantId] as const

function merchantId(text: string): string {
  if (isMerchantId(text)) return text
  throw new InvalidArgumentError('It has to be the name of a brand’s folder, such as acme, not a path.')
}

/** The option of commands that read a folder of brands. */
export const merchantsOption = ['--merchants <folder>', 'the folder of brands (default: merchants)'] as const

/** The folder of brands. Throws `UsageError` if the folder is missing, is a file, or is the folder of one brand. */
export function merchantsFolder(context: CommandContext, folderOption: string | undefined): string {
  const folder = folderOption === undefined ? resolve(context.home, 'merchants') : resolve(context.cwd, folderOption)
  if (!context.disk.exists(folder))
    throw new UsageError(
      folderOption === undefined
        ? `There is no folder ${folder}. Run the command in a folder with brands, or pass --merchants. To create brands in this folder, run ${typedCommand(context, 'new .')}.`
        : `There is no folder ${folder}. Correct --merchants.`,
    )
  if (!context.disk.isFolder(folder))
    throw new UsageError(`${folder} is a file. Pass the folder that contains the brands.`)
  if (context.disk.exists(join(folder, 'manifest.json')))
    throw new UsageError(
      `${folder} is the folder of one brand. Pass the folder that contains the brands: ${dirname(folder)}.`,
    )
  return folder
}

/** A command as the user types it: `npm run livery -- validate` in a clone, else `npx livery validate`. */
export function typedCommand(
  { home, projectFolder }: Pick<CommandContext, 'home' | 'projectFolder'>,
  line: string,
): string {
  return home === projectFolder ? `npm run livery -- ${line}` : `npx livery ${line}`
}

/** A text as one word of a shell, in quotes if it needs them. */
export const shellWord = (text: string): string =>
  /^[\w./:~@+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * Throws with a suggestion if a name is unknown. For a path, the suggestion is a known name among its parts. For an
 * abbreviation such as `prod`, it is the only known name with this beginning.
 */
export function requireKnownName(kind: string, name: string, knownNames: readonly string[]): void {
  if (knownNames.includes(name)) return
  const part = name.split(/[/\\]/).findLast((one) => knownNames.includes(one))
  const similar = part === undefined ? suggestName(name, knownNames) : undefined
  const meant = part ?? abbreviatedName(name, knownNames)
  const suggestion = similar ?? (meant === undefined ? undefined : `Did you mean "${meant}"?`)
  throw new UsageError(
    `There is no ${kind} "${name}".${suggestion ? ` ${suggestion}` : ''} Known: ${knownNames.join(', ') || 'none'}.`,
  )
}

/** The only known name that begins with these letters. The last letter may differ: `stage` abbreviates `staging`. */
function abbreviatedName(name: string, knownNames: readonly string[]): string | undefined {
  const beginning = name.slice(0, Math.max(3, name.length - 1)).toLowerCase()
  const found = beginning.length < 3 ? [] : knownNames.filter((one) => one.startsWith(beginning))
  return found.length === 1 ? found[0] : undefined
}

export function requireEnvironment(name: string): Environment {
  requireKnownName('environment', name, environments)
  return name as Environment
}

/** Reads the value of a `--port` option. */
export const portNumber = wholeNumber(0, 65_535)

/** Returns a parser for an option that takes a whole number within bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    // `Number` reads an empty text as 0, such as the text of an unset variable of the shell.
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It has to be a whole number from ${least} to ${most}.`)
    return value
  }
}

/** Reads the address of a backend, and returns its origin: `http://localhost:8080`. */
export function backendOrigin(text: string): string {
  const url = /^https?:\/\/[^/?#@\\]+\/?$/.test(text) ? URL.parse(text) : null
  if (!url) throw new InvalidArgumentError('It has to be scheme and host, such as http://localhost:8080.')
  return url.origin
}
