import { readInstallation } from '../../schemas/generator/installation.ts'
import { areaIn, areasOfTree, type InstalledArea } from './area-modules.ts'
import { installationFolder } from './installation-folder.ts'

/**
 * Whether each area that a brand can leave out has a file of its own for its initial code. Livery's brands use all
 * areas, so one file is best for them. The brands of an installation choose their areas.
 */
export const areasAreSeparate = (): boolean => installationFolder() !== undefined

/** The areas of this installation: those of the tree, and those in its `livery.json`. */
export function installedAreas(projectFolder: string): readonly InstalledArea[] {
  const installation = installationFolder()
  if (installation === undefined) return areasOfTree(projectFolder)
  return readInstallation(installation, projectFolder).areas.map(({ folder }) => areaIn(folder))
}
