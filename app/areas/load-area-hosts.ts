import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaHost } from '../../runtime/areas/area-host.ts'
import type { AreaHosts } from './area-hosts.ts'
import type { InstalledArea } from './area-modules.ts'
import { importAreaFile } from './code-failure.ts'
import { codeFile } from './code-file.ts'

/** Loads the `host.ts` of every area that has one. */
export async function loadAreaHosts(areas: readonly InstalledArea[]): Promise<AreaHosts> {
  const loaded = await Promise.all(
    areas.map(async ({ name, folder }) => {
      const path = codeFile(join(folder, 'host'))
      if (path === undefined) return []
      const load = () => import(pathToFileURL(path).href)
      const { default: host } = await importAreaFile<{ readonly default: AreaHost }>(path, load)
      return [[name, host] as const]
    }),
  )
  return new Map(loaded.flat())
}
