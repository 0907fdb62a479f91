import { readInstallation } from '../../schemas/generator/installation.ts'
import { areaIn, areasOfTree, type InstalledArea } from './area-modules.ts'

/** The variable of the environment that names the folder of the installation, an absolute path. */
export const installationVariable = 'LIVERY_INSTALLATION'

/** The folder with the `livery.json` that the program runs for; undefined where it runs for itself alone. */
export const installationFolder = (): string | undefined => process.env[installationVariable]

/**
 * Whether the first code of each area is a file of its own. The brands of Livery use all of its areas, which one file serves
 * best; the brands of an installation choose.
 */
export const areasAreApart = (): boolean => installationFolder() !== undefined

/** The areas of this installation: those of the tree, and those that its `livery.json` names. */
export function installedAreas(projectFolder: string): readonly InstalledArea[] {
  const installation = installationFolder()
  if (installation === undefined) return areasOfTree(projectFolder)
  return readInstallation(installation, projectFolder).areas.map(({ folder }) => areaIn(folder))
}
