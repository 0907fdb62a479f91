import type { Command } from 'commander'
import { suggestName } from '../runtime/issues/index.ts'

/**
 * Options that have one meaning under several names. An entry such as `build --out` is the option of one command,
 * because `--out` has another meaning in other commands.
 */
const sameMeaning: readonly (readonly string[])[] = [
  ['--store', '--to'],
  ['build --out', 'host --built', 'publish --pages', 'promote --pages'],
  ['--format', '--log'],
]

/** By option: the names of the arguments with which other commands take the same value. */
const asArgument: Readonly<Record<string, readonly string[]>> = {
  '--env': ['environment'],
  '--environment': ['environment'],
  '--brand': ['merchant', 'merchants'],
  '--merchant': ['merchant', 'merchants'],
  '--api': ['url'],
  '--share': ['percent'],
  '--to': ['to'],
  '--from': ['from'],
}

/**
 * A hint for a command's unknown option: an option or argument with the same meaning, or an option with a similar name.
 * Undefined if the command has all of the given options, or nothing similar.
 *
 * @param args the arguments after the name of the command
 */
export function hintForOptions(command: Command, args: readonly string[]): string | undefined {
  const own = ['--help', ...command.options.flatMap(({ long }) => long ?? [])]
  const end = args.indexOf('--')
  const line = end === -1 ? args : args.slice(0, end)
  const given = line.filter((_one, index) => index === 0 || !takesValue(command, line[index - 1] ?? ''))
  const names = given.map((one) => one.split('=')[0] ?? '')
  const unknown = names.find((one) => /^--[a-z]/.test(one) && !own.includes(one))
  if (unknown === undefined) return undefined
  const meant = sameName(command.name(), unknown, own)
  if (meant !== undefined) return `"${command.name()}" has no ${unknown}. Did you mean ${meant}?`
  const meanings = Object.hasOwn(asArgument, unknown) ? asArgument[unknown] : []
  const argument = command.registeredArguments.find((one) => meanings?.includes(one.name()))
  if (argument) return `"${command.name()}" takes this value as an argument: livery ${usageOf(command)}.`
  const suggestion = suggestName(
    unknown.slice(2),
    own.map((one) => one.slice(2)),
  )
  return suggestion?.replace(/"(.*)"/, '--$1')
}

/** Whether an argument is an option of the command whose value is the next argument. */
function takesValue(command: Command, argument: string): boolean {
  return command.options.some(({ long, short, required }) => required && [long, short].includes(argument))
}

/** The option of a command that has the same meaning as an option of another command. */
function sameName(command: string, option: string, own: readonly string[]): string | undefined {
  const nameIn = (entry: string) => {
    const [name, of] = entry.split(' ').toReversed()
    return of === undefined || of === command ? name : undefined
  }
  const group = sameMeaning.find((entries) => entries.some((entry) => entry.endsWith(option)))
  return group?.map(nameIn).find((name) => name !== undefined && own.includes(name))
}

function usageOf(command: Command): string {
  const names = command.registeredArguments.map((one) => {
    const name = one.variadic ? `${one.name()}...` : one.name()
    return one.required ? `<${name}>` : `[${name}]`
  })
  return [command.name(), ...names].join(' ')
}
