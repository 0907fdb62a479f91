import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../runtime/errors/caught-error.ts'
import { diskFailure } from '../../runtime/sources/disk-failure.ts'
import { isForOperator } from '../../runtime/errors/operator-error.ts'
import { type Issue, issueCatalogue } from '../../runtime/issues/index.ts'
import { type ExitCode, exitCodes } from '../command-context.ts'
import { type IssueFormat, issueFormats, renderIssues } from './issue-formats/index.ts'
import { pathFrom } from './show-path.ts'

/** A command that could not start, because an installation's areas or its `livery.json` have mistakes. */
interface EndedStart {
  /** The arguments of the process: the command and its options. */
  readonly args: readonly string[]
  /** The folder with `livery.json`, an absolute path. */
  readonly installation: string
  /** The current folder. */
  readonly cwd: string
  readonly hasColours: boolean
  readonly version: () => string
}

/**
 * Formats an error that prevented the start of a command. For mistakes in areas, `validate` writes issues in the chosen
 * format. For any other command or error, the text is the error's message.
 *
 * @returns the text, the stream that it belongs to, and the exit code of the command
 */
export async function explainAreaMistakes(
  error: unknown,
  { args: [command, ...options], installation, cwd, hasColours, version }: EndedStart,
): Promise<{ readonly text: string; readonly stream: 'stdout' | 'stderr'; readonly code: ExitCode }> {
  const format = formatOf(options)
  if (command !== 'validate' || format === undefined || !isMistake(error))
    return {
      text: `${diskFailure(error) ?? messageOf(error)}\n`,
      stream: 'stderr',
      code: exitCodes.misuse,
    }
  const text = await renderIssues(format, {
    issues: areaIssues(error.message),
    catalogue: issueCatalogue,
    version: version(),
    summary: 'Areas, before any brand',
    showPath: (file) => pathFrom(cwd, join(installation, file)),
    hasColours,
    textOf: async (file) => {
      const path = join(installation, file)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    },
  })
  return { text, stream: 'stdout', code: exitCodes.issues }
}

/** Whether an error is about areas, and neither a bug nor a failure of the disk. */
const isMistake = (error: unknown): error is Error =>
  error instanceof Error && !('code' in error) && (error.name === 'Error' || isForOperator(error))

/** The format that `validate` writes. Undefined for an unknown format. */
function formatOf(options: readonly string[]): IssueFormat | undefined {
  const at = options.findIndex((one) => /^--format(?:=|$)/.test(one))
  const option = options[at]
  const given = option?.includes('=') ? option.slice('--format='.length) : options[at + 1]
  return option === undefined ? 'pretty' : issueFormats.find((one) => one === given)
}

/** One issue for each line of a message: `areas/gym/area.json:2:3  …`, or without line and column. */
function areaIssues(message: string): readonly Issue[] {
  return message.split('\n').map((row) => {
    const [, file = 'livery.json', line = 1, column = 1, found = row] =
      /^([^:"]+?)(?::(\d+):(\d+) |:) (.+)$/.exec(row) ?? []
    return {
      code: 'area-mistake',
      severity: issueCatalogue['area-mistake'].severity,
      message: issueCatalogue['area-mistake'].message({ found }),
      file,
      line: Number(line),
      column: Number(column),
      pointer: '',
    }
  })
}
