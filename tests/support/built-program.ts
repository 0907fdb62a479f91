import { join } from 'node:path'
import { buildSite } from '../../app/build/build-site.ts'
import { projectRoot } from './run-command.ts'

/** The folder of the build in `LIVERY_TEST_BUILT`, or else of a new build below `temporary`. */
export async function builtProgram(temporary: string): Promise<string> {
  const given = process.env.LIVERY_TEST_BUILT
  if (given !== undefined) return given
  const outFolder = join(temporary, 'built')
  await buildSite({ projectFolder: projectRoot, outFolder })
  return outFolder
}
