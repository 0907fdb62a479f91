import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import { shownPage } from '../model/page-edits.ts'
import { blockNames } from '../model/region-edits.ts'
import { useStudio } from '../studio-state.ts'
import { usePlace } from '../use-place.ts'

/**
 * Whether the page in the form is enabled but has no block. Livery reports such a page as an error, so the preview does
 * not have the page yet.
 */
export function useIsEmptyPage(): boolean {
  const { section, entry } = usePlace()
  const kind = useStudio(({ sections }) => sections.find(({ id }) => id === section)?.kind)
  const root = joinPointer('', section ?? '')
  const name = useStudio(({ values }) => (kind === 'pages' ? shownPage(values, root, entry) : undefined))
  const pointer = joinPointer(root, name ?? '')
  const page = useStudio(({ values }) => valueAt(values.merged, pointer))
  const isReported = useStudio(({ brand }) =>
    brand?.issues.some((issue) => issue.code === 'page-without-blocks' && issue.pointer.startsWith(`${pointer}/`)),
  )
  if (name === undefined || !isObject(page) || page.enabled === false) return false
  const regions = Object.values(isObject(page.regions) ? page.regions : {})
  const isFilled = regions.some((region) => isObject(region) && blockNames(region.order).length > 0)
  // The preview has the page after the server has accepted the first block.
  return !isFilled || isReported === true
}
