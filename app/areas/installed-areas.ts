import { readInstallation } from '../../schemas/generator/installation.ts'
import { areaIn, areasOfTree, type InstalledArea } from './area-modules.ts'
import { installationFolder } from './installation-folder.ts'

/**
 * Whether the initial code of each area is a file of its own. Livery's brands use all areas, so one file is best for
 * them. The brands of an installation choose their areas.
 */
export const areasAreSeparate = (): boolean => installationFolder() !== undefined

/** The areas of this installation: those of the tree, and those in its `livery.json`. */
export function installedAreas(projectFolder: string): readonly InstalledArea[] {
  const installation = installationFolder()
  if (installation === undefined) return areasOfTree(projectFolder)
  return readInstallation(installation, projectFolder).areas.map(({ folder }) => areaIn(folder))
}
