import { sep } from 'node:path'
import { readInstallation } from '../../schemas/generator/installation.ts'
import { areaIn, areasOfTree, type InstalledArea } from './area-modules.ts'
import { installationFolder } from './installation-folder.ts'

/**
 * Whether each area that a brand can leave out has a file of its own for its initial code. Livery's brands use all
 * areas, so one file is best for them. The brands of an installation choose their areas.
 */
export const areasAreSeparate = (): boolean => installationFolder() !== undefined

/** The areas of this installation: Livery's own, and those that its `livery.json` names. */
export function installedAreas(projectFolder: string): readonly InstalledArea[] {
  const installation = installationFolder()
  if (installation === undefined) return areasOfTree(projectFolder)
  return readInstallation(installation, projectFolder).areas.map(({ folder }) => areaIn(folder))
}

/**
 * The folders of the areas inside of the installation's folder, as its `livery.json` names them now. Empty without an
 * installation. Undefined if `livery.json` or one of its areas has a mistake.
 */
export function ownAreaFolders(projectFolder: string): readonly string[] | undefined {
  const installation = installationFolder()
  if (installation === undefined) return []
  try {
    const { areas } = readInstallation(installation, projectFolder)
    return areas.map(({ folder }) => folder).filter((folder) => folder.startsWith(installation + sep))
  } catch {
    return undefined
  }
}
