import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, runCommand } from '../support/run-command.ts'

export const bin = join(projectRoot, 'bin/livery.js')

/** Collects the outcomes of a program's checks. */
export function createChecks() {
  let failed = false
  return {
    /** Prints the outcome of a check. */
    report(line: string, isRight: boolean): void {
      console.log(`${isRight ? 'ok  ' : 'FAIL'} ${line}`)
      failed ||= !isRight
    },
    /** The exit status of the program: 1 after a failed check. */
    status: (): 0 | 1 => (failed ? 1 : 0),
  }
}

/** Runs a command of Livery and returns its output. Throws the output if the command fails. */
export async function livery(args: readonly string[]): Promise<string> {
  const { status, output } = await runCommand('node', [bin, ...args])
  if (status !== 0) throw new Error(output)
  return output
}

/** Ends the program with a hint if nginx is not on the path. */
export function requireNginx(): void {
  if (spawnSync('nginx', ['-v']).error === undefined) return
  console.error('This program needs nginx on the path. Install it, for example with apt-get install nginx.')
  process.exit(2)
}

/**
 * Starts nginx, which may not respond immediately.
 *
 * @param temporary the folder for all of its files
 * @param site the configuration of its servers
 * @param settings further directives of the `http` block
 */
export function startNginx(temporary: string, site: string, settings = ''): ChildProcess {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(temporary, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(temporary, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${join(temporary, 'pid')}; error_log stderr; ${user}\nevents {}\nhttp {\naccess_log off; ${settings} ${folders.join(' ')}\n${site}}\n`,
  )
  return spawn('nginx', ['-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
}
