import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Builds the production program into a folder, as `livery build` does. The build has its own process, because it
 * sets React's mode for the whole process, and the preview needs the development mode.
 *
 * @param started receives the process, so that the studio can end it
 * @throws an Error with the end of the error output, if the build fails
 */
export async function buildProgram(
  projectFolder: string,
  outFolder: string,
  started: (build: ChildProcess) => void,
): Promise<void> {
  const command = [join(projectFolder, 'bin/livery.js'), 'build', '--out', outFolder]
  const { NODE_ENV: _mode, ...env } = process.env
  const build = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  started(build)
  let output = ''
  build.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = `${output}${text}`.slice(-2000)
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject)
    build.once('close', resolve)
  })
  if (status !== 0) throw new Error(`The program could not be built. ${output.trim()}`)
}
