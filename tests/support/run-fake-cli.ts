import { runCli } from '../../cli/run-cli.ts'
import { fakeContext } from './fake-context.ts'

/**
 * Runs a command line such as `create other --name "Other Play"` with a fake disk and terminal.
 *
 * @returns the exit code, the written text of both streams, and the context with its changed files
 */
export async function run(args: string, context = fakeContext()) {
  const code = await runCli(args.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], context)
  return { code, out: context.written.join(''), err: context.errors.join(''), context }
}
