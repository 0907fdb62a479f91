import { type ChildProcess, spawn } from 'node:child_process'

/** A command of ours that runs until it is stopped. */
export interface RunningLivery {
  /** All that it has printed. */
  said(): string
  stop(): Promise<void>
}

/**
 * Starts a command of this project with Node, and waits until it has printed a text.
 *
 * @param args `bin/livery.js host …`
 * @throws where it ends before that, with what it said
 */
export async function startLivery(
  args: readonly string[],
  until: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningLivery> {
  const running: ChildProcess = spawn(process.execPath, [...args], { env: { ...process.env, ...env } })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += String(text)
      if (said.includes(until)) resolve()
    }
    running.stdout?.on('data', listen)
    running.stderr?.on('data', listen)
    running.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${said}`)))
  })
  return {
    said: () => said,
    stop: () =>
      new Promise((resolve) => {
        running.once('exit', () => resolve())
        running.kill()
      }),
  }
}
