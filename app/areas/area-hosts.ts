import type { AreaHost } from '../../runtime/areas/area-host.ts'

/** The host parts of areas (`host.ts`), by the name of the area. */
export type AreaHosts = ReadonlyMap<string, AreaHost>

/** The host parts of the areas that a brand uses. */
export const hostsOfBrand = (hosts: AreaHosts, areas: readonly string[]): readonly AreaHost[] =>
  areas.flatMap((name) => hosts.get(name) ?? [])
