import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaHost } from '../../runtime/areas/area-host.ts'
import type { InstalledArea } from './area-modules.ts'
import { codeFile } from './code-file.ts'

/** The areas' parts of the host by area. */
export type AreaHosts = ReadonlyMap<string, AreaHost>

/** Loads the `host.ts` of each area, if it has one. */
export async function loadAreaHosts(areas: readonly InstalledArea[]): Promise<AreaHosts> {
  const loaded = await Promise.all(
    areas.map(async ({ name, folder }) => {
      const path = codeFile(join(folder, 'host'))
      if (path === undefined) return []
      const { default: host } = (await import(pathToFileURL(path).href)) as { readonly default: AreaHost }
      return [[name, host] as const]
    }),
  )
  return new Map(loaded.flat())
}

/** The parts of the areas that a brand uses. */
export const hostsOfBrand = (hosts: AreaHosts, areas: readonly string[]): readonly AreaHost[] =>
  areas.flatMap((name) => hosts.get(name) ?? [])
