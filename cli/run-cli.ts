import { brandCommands } from './brand-commands.ts'
import { addBuild } from './commands/build.ts'
import { addCancel } from './commands/cancel.ts'
import { addCheckBackend } from './commands/check-backend.ts'
import { addCreate } from './commands/create.ts'
import { addDiff } from './commands/diff.ts'
import { addHost } from './commands/host.ts'
import { addNew } from './commands/new.ts'
import { addPages } from './commands/pages.ts'
import { addPreview } from './commands/preview.ts'
import { addPromote } from './commands/promote.ts'
import { addPublish } from './commands/publish.ts'
import { addReleases } from './commands/releases.ts'
import { addRollback } from './commands/rollback.ts'
import { addShare } from './commands/share.ts'
import { addStudio } from './commands/studio.ts'
import { addUnpublish } from './commands/unpublish.ts'
import type { AddCommand } from './definitions.ts'
import { runCommands } from './run-commands.ts'
import type { ExitCode, CommandContext } from './command-context.ts'

const commands = [
  group('Create and edit:', [addNew, addCreate, addPreview, addStudio]),
  group('Check and compare:', [...brandCommands, addDiff, addCheckBackend]),
  group('Run in production:', [addBuild, addHost]),
  group('Publish:', [addPublish, addReleases, addRollback, addPromote, addShare, addCancel, addUnpublish, addPages]),
]

/** Adds commands to the program, under a heading of its help. */
function group(heading: string, added: readonly AddCommand[]): AddCommand {
  return (program, context, end) => {
    program.commandsGroup(heading)
    for (const add of added) add(program, context, end)
  }
}

/** Runs one command of `livery` and returns its exit code. Never throws. */
export function runCli(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  return runCommands(commands, args, context)
}
