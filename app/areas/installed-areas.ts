import { readInstallation } from '../../schemas/generator/installation.ts'
import { areaIn, areasOfTree, type InstalledArea } from './area-modules.ts'
import { installationFolder } from './installation-folder.ts'

/**
 * Whether the first code of each area is a file of its own. The brands of Livery use all of its areas, so that one file
 * is best. The brands of an installation choose their areas.
 */
export const areasAreApart = (): boolean => installationFolder() !== undefined

/** The areas of this installation: those of the tree, and those that its `livery.json` names. */
export function installedAreas(projectFolder: string): readonly InstalledArea[] {
  const installation = installationFolder()
  if (installation === undefined) return areasOfTree(projectFolder)
  return readInstallation(installation, projectFolder).areas.map(({ folder }) => areaIn(folder))
}
