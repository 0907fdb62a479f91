import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programName } from './own-package.ts'
import { writeIfAllowed } from './write-if-allowed.ts'

/**
 * Checks the code and the styles of an installation's areas, unless nothing has changed since the last check without
 * mistakes. Throws with a line for each mistake.
 *
 * @param installation the folder with `livery.json`, an absolute path
 * @param projectFolder the folder of the program
 */
export async function renewCodeCheck(installation: string, projectFolder: string): Promise<void> {
  const stamp = join(installation, '.livery/checked-code')
  const files = [programName(projectFolder), ...timesOfFiles(installation)].join('\n')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === files) return
  // Imported on demand: the parsers of code and styles would slow every command's start.
  const { checkAreaCode } = await import('./code-check/check-area-code.ts')
  checkAreaCode(installation, projectFolder)
  writeIfAllowed(() => {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, files)
  })
}

/** The files of code, styles and facts of an installation, each with the time of its last change. */
const timesOfFiles = (installation: string) =>
  globSync(['**/*.{ts,tsx,js,jsx,css}', '**/{area,livery,package}.json', '**/*.widget.json'], {
    cwd: installation,
    exclude: ['.livery', 'node_modules', 'merchants', 'dist'],
  })
    .toSorted()
    .map((path) => `${path} ${statSync(join(installation, path)).mtimeMs}`)
