import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { codeFile } from '../../app/areas/code-file.ts'
import { publicFile } from '../../app/areas/public-entries.ts'
import { renewCodeCheck } from '../../app/areas/renew-code-check.ts'
import { renewGenerated } from '../../app/areas/renew-generated.ts'

/** The commands that show or build the areas of an installation, or check what depends on them. */
const commandsOfAreas = ['validate', 'preview', 'studio', 'build']

/**
 * The commands that need only the release store. They also run while `livery.json` or an area has a mistake. An
 * operator may have to take a brand out of service then.
 */
const commandsOfStore = ['releases', 'share', 'cancel', 'unpublish', 'pages']

/**
 * Makes the program run for an installation: renews its generated files, and makes later imports use them instead of
 * the project's own. Does nothing for a command that needs only the release store. Throws with a message for a mistake
 * in `livery.json` or in an area.
 *
 * @param command the command to run; some also check the areas' code
 */
export async function enterInstallation(installation: string, projectFolder: string, command = ''): Promise<void> {
  if (commandsOfStore.includes(command)) return
  await renewGenerated(installation, projectFolder)
  if (commandsOfAreas.includes(command)) await renewCodeCheck(installation, projectFolder)
  const projectGenerated = pathToFileURL(join(projectFolder, 'schemas/generated/')).href
  const generatedFolder = join(installation, '.livery/generated')
  module.registerHooks({
    resolve(specifier, context, next) {
      const entry = publicFile(projectFolder, specifier)
      const found = next(entry === undefined ? specifier : pathToFileURL(entry).href, context)
      if (!found.url.startsWith(projectGenerated)) return found
      // The generated files of an installation are TypeScript, even if Livery itself comes as compiled JavaScript. So
      // their paths may need another extension.
      const path = join(generatedFolder, fileURLToPath(found.url).slice(fileURLToPath(projectGenerated).length))
      return next(pathToFileURL(codeFile(path.replace(/\.[jt]s$/, '')) ?? path).href, context)
    },
  })
}
