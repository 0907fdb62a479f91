import type { AreaFile } from './schema.ts'

/** The keys of facts whose names are unique among all areas, so that a name identifies its area. */
const keysOfUniqueNames = ['guards', 'parameters', 'conditions', 'references', 'hosts', 'queries', 'icons'] as const

/** Throws with a message for the first area whose facts contradict its folder or other areas. */
export function assertAreas(areas: readonly AreaFile[]): void {
  const names = new Set(areas.map(({ facts }) => facts.name))
  const owners = new Map<string, string>()
  for (const { path, folder, facts } of areas)
    if (facts.name !== folder)
      throw new Error(`${path}: The area has the name "${facts.name}", but its folder is "${folder}". Use one name.`)
  for (const [index, { path, facts }] of areas.entries()) {
    // Livery's own areas come first, so that the message is about an area that a developer can change.
    const other = areas.slice(0, index).find((one) => one.facts.name === facts.name)
    if (other)
      throw new Error(
        `${path}: ${other.path} has the name "${facts.name}" too. Choose another name, also for the folder.`,
      )
    const unknown = facts.requires.find((name) => !names.has(name))
    if (unknown !== undefined) throw new Error(`${path}: requires the area "${unknown}", which does not exist.`)
    for (const key of keysOfUniqueNames) {
      const declared = facts[key] ?? []
      for (const name of Array.isArray(declared) ? declared : Object.keys(declared)) {
        const owner = owners.get(`${key}/${name}`)
        if (owner !== undefined) throw new Error(`${path}: ${owner} declares "${key}/${name}" already.`)
        owners.set(`${key}/${name}`, path)
      }
    }
  }
}
