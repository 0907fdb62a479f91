import { Command, CommanderError } from 'commander'
import { type AddCommand, requireKnownName } from './definitions.ts'
import { diskFailure } from '../runtime/sources/disk-failure.ts'
import { type ExitCode, exitCodes, type CommandContext } from './command-context.ts'
import { hintForOptions } from './option-hints.ts'
import { messageOf } from '../runtime/errors/caught-error.ts'
import { isForOperator } from '../runtime/errors/operator-error.ts'

/**
 * Runs the command that the arguments name, and returns its exit code. Never throws, and shows a stack only if
 * LIVERY_DEBUG is set.
 */
export async function runCommands(
  commands: readonly AddCommand[],
  args: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  let ended: ExitCode = exitCodes.fine
  const end = (code: ExitCode) => {
    ended = code
  }
  const program = new Command('livery')
    .description(
      'One frontend for any brand. Brands are folders of JSON; this command creates, validates and previews them.',
    )
    .showSuggestionAfterError()
    .showHelpAfterError('Run the command with --help to see its usage.')
    .helpCommand('help [command]', 'Show the usage of a command.')
    .version(context.version(), '-v, --version', 'show the version of Livery')
    .helpOption('-h, --help', 'show the usage of the command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.terminal.write(text),
      writeErr: (text) => context.terminal.writeError(text),
      outputError: (text, write) => write(withHint(text, program, args)),
    })
    .addHelpText('after', '\nExamples:\n  livery preview\n  livery create acme\n  livery validate acme')
  for (const add of commands) add(program, context, end)
  for (const command of program.commands) command.copyInheritedSettings(program)
  try {
    if (args.length === 0) {
      context.terminal.write(program.helpInformation())
      return exitCodes.misuse
    }
    requireHelpTopic(program, args)
    await program.parseAsync([...args], { from: 'user' })
    return ended
  } catch (error) {
    return explainEnd(error, context)
  }
}

/** Throws if `help` names a command that does not exist. Commander would show the list of all commands instead. */
function requireHelpTopic({ commands }: Command, [first, topic]: readonly string[]): void {
  if (first !== 'help' || topic === undefined || topic.startsWith('-')) return
  const names = commands.flatMap((one) => [one.name(), ...one.aliases()])
  requireKnownName('command', topic, ['help', ...names])
}

/**
 * The message about a wrong command line. If the command does not have a given option, the message ends with a hint.
 */
function withHint(text: string, program: Command, [name = '', ...rest]: readonly string[]): string {
  const command = program.commands.find((one) => one.name() === name || one.aliases().includes(name))
  const hint = command && hintForOptions(command, rest)
  return hint === undefined ? text : `${text.replace(/\n\(Did you mean [^]*?\)/, '').trimEnd()}\n${hint}\n`
}

function explainEnd(error: unknown, { terminal }: CommandContext): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.misuse
  if (isForOperator(error)) {
    terminal.writeError(`${error.message}\n`)
    return exitCodes.misuse
  }
  const failure = diskFailure(error)
  if (failure !== undefined) {
    terminal.writeError(`${failure}\n`)
    return exitCodes.misuse
  }
  terminal.writeError(
    `livery stopped because of an internal error: ${messageOf(error)}\nPlease report it with the command that you ran. LIVERY_DEBUG=1 shows where it happened.\n`,
  )
  if (process.env.LIVERY_DEBUG && error instanceof Error) terminal.writeError(`${error.stack}\n`)
  return exitCodes.crash
}
