import { explainAreaMistakes } from '../output/area-mistakes.ts'
import { nodeContext } from './node-context.ts'

/**
 * Shows the error that prevented the start of this process's command, and sets the exit code.
 *
 * @param installation the folder with `livery.json`, an absolute path
 * @param projectFolder the folder of the program
 */
export async function endWithMistakes(error: unknown, installation: string, projectFolder: string): Promise<void> {
  const { cwd, terminal, version } = nodeContext(projectFolder, () => Promise.reject(error))
  const args = process.argv.slice(2)
  const { text, stream, code } = await explainAreaMistakes(error, {
    args,
    installation,
    cwd,
    hasColours: terminal.hasColours,
    version,
  })
  if (stream === 'stdout') terminal.write(text)
  else terminal.writeError(text)
  process.exitCode ||= code
}
