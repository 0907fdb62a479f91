import type { AreaHost } from '../../runtime/areas/area-host.ts'

/** The areas' parts of the host, by the name of the area. */
export type AreaHosts = ReadonlyMap<string, AreaHost>

/** The parts of the host that belong to a brand's areas. */
export const hostsOfBrand = (hosts: AreaHosts, areas: readonly string[]): readonly AreaHost[] =>
  areas.flatMap((name) => hosts.get(name) ?? [])
