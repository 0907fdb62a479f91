import type { AreaHost } from '../../runtime/areas/area-host.ts'

/** The areas' parts of the host by area. */
export type AreaHosts = ReadonlyMap<string, AreaHost>

/** The parts of the areas that a brand uses. */
export const hostsOfBrand = (hosts: AreaHosts, areas: readonly string[]): readonly AreaHost[] =>
  areas.flatMap((name) => hosts.get(name) ?? [])
