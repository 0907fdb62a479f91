import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The project's folder, with a slash at its end. */
export const projectRoot = join(import.meta.dirname, '../../')

/** The result of a command. `output` contains its standard output and errors, in their order. */
export interface CommandResult {
  readonly status: number
  readonly output: string
  readonly stdout: string
}

/**
 * Runs a program of the install, or `node` itself. `cwd` is by default the project's folder.
 *
 * @param options with `echo`, prints the output while the program runs
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { echo?: boolean; cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const program = command === 'node' ? process.execPath : `${projectRoot}/node_modules/.bin/${command}`
    const child = spawn(program, args, {
      cwd: options.cwd ?? projectRoot,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      stdout += chunk
      if (options.echo) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
      if (options.echo) process.stderr.write(chunk)
    })
    child.on('error', (error) => resolve({ status: 127, output: `${output}${error.message}\n`, stdout }))
    child.on('close', (status) => resolve({ status: status ?? 1, output, stdout }))
  })
}
