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

/** Runs a command line in a fake folder of brands. Returns both streams, and the exit code in brackets. */
export async function transcript(args: string, brands: Record<string, Record<string, string>>): Promise<string> {
  const { out, err, code } = await run(args, fakeContext(brands))
  return `${out}${err}[${code}]`
}
