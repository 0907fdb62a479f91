import { join } from 'node:path'
import { buildSite } from '../../app/build/build-site.ts'
import { projectRoot } from './run-command.ts'

/**
 * Returns the folder of the build that `LIVERY_TEST_BUILT` names. Without the variable, builds into a new folder below
 * `temporary`.
 */
export async function builtProgram(temporary: string): Promise<string> {
  const given = process.env.LIVERY_TEST_BUILT
  if (given !== undefined) return given
  const outFolder = join(temporary, 'built')
  await buildSite({ projectFolder: projectRoot, outFolder })
  return outFolder
}
