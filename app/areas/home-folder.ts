import { join } from 'node:path'
import { installationFolder } from './installation-folder.ts'
import { isPackage } from './own-package.ts'

/**
 * The folder that contains `merchants/` and the build: the folder of the installation, or the clone of Livery. Without
 * a `livery.json`, the package uses the current folder, because the package itself is below `node_modules`.
 *
 * @param cwd the current folder of the program
 */
export const homeFolder = (projectFolder: string, cwd: string): string =>
  installationFolder() ?? (isPackage(projectFolder) ? cwd : projectFolder)

/** The folder of the development server's cache: an absolute path, or a path in the project's folder. */
export const cacheFolder = (projectFolder: string): string =>
  isPackage(projectFolder)
    ? join(homeFolder(projectFolder, process.cwd()), 'node_modules/.livery')
    : 'node_modules/.vite'
