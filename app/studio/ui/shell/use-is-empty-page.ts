import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import { blockNames } from '../model/region-edits.ts'
import { useStudio } from '../studio-state.ts'
import { usePlace } from '../use-place.ts'

/**
 * Whether the chosen page is on, but shows no block. Such a page is an error, so the preview does not have the page
 * yet.
 */
export function useIsEmptyPage(): boolean {
  const { section, entry } = usePlace()
  const kind = useStudio(({ sections }) => sections.find(({ id }) => id === section)?.kind)
  const pointer = joinPointer('', section ?? '', entry ?? '')
  const page = useStudio(({ values }) => valueAt(values.merged, pointer))
  const isReported = useStudio(({ brand }) =>
    brand?.issues.some((issue) => issue.code === 'page-without-blocks' && issue.pointer.startsWith(`${pointer}/`)),
  )
  if (kind !== 'pages' || entry === undefined || !isObject(page) || page.enabled === false) return false
  const regions = Object.values(isObject(page.regions) ? page.regions : {})
  const isFilled = regions.some((region) => isObject(region) && blockNames(region.order).length > 0)
  // The preview has the page once the server has accepted the first block.
  return !isFilled || isReported === true
}
