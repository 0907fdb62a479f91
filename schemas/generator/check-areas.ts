import type { AreaFile } from './schema.ts'

/** The points whose names are unique among the areas of a site, so that a name identifies its area. */
const sharedPoints = ['guards', 'parameters', 'conditions', 'references', 'hosts', 'queries'] as const

/** Throws with a message for the first area with facts that contradict its folder or other areas. */
export function assertAreas(areas: readonly AreaFile[]): void {
  const names = new Set(areas.map(({ facts }) => facts.name))
  const owners = new Map<string, string>()
  for (const { path, folder, facts } of areas) {
    const other = areas.find((one) => one.path !== path && one.facts.name === facts.name)
    if (other) throw new Error(`${path}: ${other.path} is the area "${facts.name}" already.`)
    if (facts.name !== folder) throw new Error(`${path}: the name "${facts.name}" is not the folder's, "${folder}".`)
    const unknown = facts.requires.find((name) => !names.has(name))
    if (unknown !== undefined) throw new Error(`${path}: requires the area "${unknown}", which does not exist.`)
    for (const point of sharedPoints) {
      for (const name of Object.keys(facts[point] ?? {})) {
        const owner = owners.get(`${point}/${name}`)
        if (owner !== undefined) throw new Error(`${path}: ${point}/${name} is already a contribution of ${owner}.`)
        owners.set(`${point}/${name}`, path)
      }
    }
  }
}
