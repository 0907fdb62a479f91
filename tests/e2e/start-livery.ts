import { type ChildProcess, spawn } from 'node:child_process'

/** A running command of the project. */
export interface RunningLivery {
  /** The output of the program. */
  output(): string
  stop(): Promise<void>
  /** Kills the process immediately, as the system does when memory runs out. The process cannot write anything more. */
  kill(): Promise<void>
}

/** The running commands. They end with the process of the tests, because a failed test does not stop its commands. */
const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const running of started) running.kill()
})

/**
 * Starts a command of this project with Node, and waits until it has printed a text.
 *
 * @param args `bin/livery.js host …`
 * @throws an error with the output if the command ends before that
 */
export async function startLivery(
  args: readonly string[],
  until: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningLivery> {
  const running: ChildProcess = spawn(process.execPath, [...args], { env: { ...process.env, ...env } })
  started.add(running)
  running.once('exit', () => started.delete(running))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += String(text)
      if (output.includes(until)) resolve()
    }
    running.stdout?.on('data', listen)
    running.stderr?.on('data', listen)
    running.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${output}`)))
  })
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      running.once('exit', () => resolve())
      running.kill(signal)
    })
  return { output: () => output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
