import { type ChildProcess, spawn } from 'node:child_process'

/** A running command of the project. */
export interface RunningLivery {
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

let isOver = false

/**
 * Ends all running commands, also those that have not printed their text yet, and refuses later starts. Called at the
 * end of a test file. A hook that has timed out is still running, and would start its command after the last test.
 */
export async function endLivery(): Promise<void> {
  isOver = true
  await Promise.all([...started].map((running) => endProcess(running, 'SIGTERM')))
}

/** Ends a command. Resolves after it has ended, also if it ended earlier by itself. */
const endProcess = (running: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (running.exitCode !== null || running.signalCode !== null) return resolve()
    running.once('exit', () => resolve())
    running.kill(signal)
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
  if (isOver) throw new Error('The tests of this file are over.')
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
  const stop = () => endProcess(running, 'SIGTERM')
  return { output: () => output, stop, kill: () => endProcess(running, 'SIGKILL') }
}
