import type { Issue } from '../issues/issue.ts'
import type { MergedFolders } from './merged-folders.ts'
import { finding } from './check/make-finding.ts'
import { issueAt } from './issue-at.ts'
import { layersOf } from './layers.ts'
import type { Locate } from './locate.ts'
import { isObject, joinPointer, valueAt } from './pointer.ts'
import type { Json, LayerFile } from './stages.ts'

/**
 * Finds expired conditions and maintenance periods in a brand's own files, such as the conditions of a past campaign.
 * Leaves out a time that no environment has after merging, because other layers replace it.
 *
 * @param now returns the current time in ms
 */
export function pastConditions(
  { layers, merged }: Pick<MergedFolders, 'layers' | 'merged'>,
  merchant: string,
  now: () => number,
  locate: Locate,
): Issue[] {
  const files = new Set<LayerFile>()
  for (const ofEnvironment of layers)
    for (const { files: some } of layersOf(merchant, ofEnvironment)) for (const file of some) files.add(file)
  return [...files].flatMap((file) => {
    // A search that begins with a letter is faster than one that begins with a quote.
    if (file.mount !== '' || !file.text.includes('until"')) return []
    return endsIn(file.value, '').flatMap(({ pointer, until }) => {
      if (!(Date.parse(until) < now()) || !merged().some((one) => valueAt(one, pointer) === until)) return []
      const { line, column } = locate(file, pointer, 'value')
      const code = pointer === maintenanceEnd ? 'maintenance-is-over' : 'condition-is-over'
      return [issueAt(finding(code, pointer, { found: until }), { file: file.path, line, column })]
    })
  })
}

const maintenanceEnd = '/availability/maintenance/until'

/**
 * Each `when.until`, and the end of the maintenance. Leaves out an `until` within `any` or `not`, because it does not
 * end the whole condition.
 */
function endsIn(value: Json, pointer: string): { pointer: string; until: string }[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const at = joinPointer(pointer, key)
    const isEnding = key === 'when' || `${at}/until` === maintenanceEnd
    if (isEnding && isObject(part) && typeof part.until === 'string')
      return [{ pointer: `${at}/until`, until: part.until }]
    return endsIn(part, at)
  })
}
