import { Command, CommanderError } from 'commander'
import { addBuild } from './commands/build.ts'
import { addCheckBackend } from './commands/check-backend.ts'
import { addCreate } from './commands/create.ts'
import { addDiff } from './commands/diff.ts'
import { addFix } from './commands/fix.ts'
import { addImpact } from './commands/impact.ts'
import { addMatrix } from './commands/matrix.ts'
import { addExplain } from './commands/explain.ts'
import { addHost } from './commands/host.ts'
import { addNew } from './commands/new.ts'
import { addPages } from './commands/pages.ts'
import { addPreview } from './commands/preview.ts'
import { addPromote } from './commands/promote.ts'
import { addPublish } from './commands/publish.ts'
import { addReleases } from './commands/releases.ts'
import { addRollback } from './commands/rollback.ts'
import { addRoutes } from './commands/routes.ts'
import { addShare } from './commands/share.ts'
import { addStudio } from './commands/studio.ts'
import { addSupport } from './commands/support.ts'
import { addValidate } from './commands/validate.ts'
import { addCancel } from './commands/cancel.ts'
import { type ExitCode, exitCodes, Misuse, type World } from './world.ts'

const commands = [
  addBuild,
  addCheckBackend,
  addCreate,
  addDiff,
  addExplain,
  addFix,
  addHost,
  addImpact,
  addMatrix,
  addNew,
  addPages,
  addPreview,
  addPromote,
  addPublish,
  addReleases,
  addRollback,
  addRoutes,
  addShare,
  addStudio,
  addSupport,
  addValidate,
  addCancel,
]

/**
 * Runs one command of `livery` and returns its exit code. Never throws, and shows a stack only if LIVERY_DEBUG is
 * set.
 */
export async function runCli(args: readonly string[], world: World): Promise<ExitCode> {
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
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.terminal.write(text),
      writeErr: (text) => world.terminal.writeError(text),
    })
    .addHelpText('after', '\nExamples:\n  livery preview\n  livery create acme\n  livery validate acme')
  for (const add of commands) add(program, world, end)
  for (const command of program.commands) command.copyInheritedSettings(program)
  try {
    if (args.length === 0) {
      world.terminal.write(program.helpInformation())
      return exitCodes.misuse
    }
    await program.parseAsync([...args], { from: 'user' })
    return ended
  } catch (error) {
    return explainEnd(error, world)
  }
}

function explainEnd(error: unknown, { terminal }: World): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.misuse
  if (error instanceof Misuse) {
    terminal.writeError(`${error.message}\n`)
    return exitCodes.misuse
  }
  const message = error instanceof Error ? error.message : String(error)
  terminal.writeError(
    `livery stopped because of an internal error: ${message}\nPlease report it with the command that you ran. LIVERY_DEBUG=1 shows where it happened.\n`,
  )
  if (process.env.LIVERY_DEBUG && error instanceof Error) terminal.writeError(`${error.stack}\n`)
  return exitCodes.crash
}
