import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import type { Edit } from '../../messages.ts'
import { labelOf } from './field-schema.ts'
import { inheritedBy, type MergedLayers, valueIn } from './merge-layers.ts'

type PlaceEdit = Omit<Edit, 'layer'>

/** The names in a map of pages or regions. */
export const pageNames = (values: MergedLayers, root: string): readonly string[] => {
  const map = valueAt(values.merged, root)
  return isObject(map) ? Object.keys(map) : []
}

/** The page that the form shows: the page that the address names, or else the first page. Undefined without pages. */
export function shownPage(values: MergedLayers, root: string, named: string | undefined): string | undefined {
  const names = pageNames(values, root)
  return named !== undefined && names.includes(named) ? named : names[0]
}

/** The id of the text that is the title of a new page: `routes.house-rules.title`. */
const titleOf = (root: string, name: string) => `${root.slice(1)}.${name}.title`

/**
 * The edits that add an empty page with the address `/<name>` and a title in each language. The new page copies the
 * layout, the guards and the names of the regions from another page.
 *
 * @param root the pointer of the map of pages
 * @param like the name of the other page
 */
export function newPage(
  values: MergedLayers,
  root: string,
  { name, like, languages }: { readonly name: string; readonly like: string; readonly languages: readonly string[] },
): readonly PlaceEdit[] {
  const other = valueAt(values.merged, joinPointer(root, like))
  const { layout, guards, regions } = isObject(other) ? other : {}
  const title = titleOf(root, name)
  const page: Json = {
    path: `/${name}`,
    enabled: true,
    ...(layout === undefined ? {} : { layout }),
    guards: guards ?? [],
    pageKey: name,
    title,
    regions: Object.fromEntries(
      Object.keys(isObject(regions) ? regions : {}).map((region) => [region, { order: [], blocks: {} }]),
    ),
  }
  return [
    { pointer: joinPointer(root, name), value: page },
    ...languages.map((language) => ({ pointer: joinPointer('/messages', language, title), value: labelOf(name) })),
  ]
}

/**
 * The edits that remove a page, and the texts of its title. Keeps a title that the layer `textLayer` inherits.
 * Undefined if the layer `layer` does not set the page, or a lower layer sets it too.
 */
export function pageRemoval(
  values: MergedLayers,
  { layer, textLayer }: { readonly layer: string; readonly textLayer: string },
  root: string,
  { name, languages }: { readonly name: string; readonly languages: readonly string[] },
): readonly PlaceEdit[] | undefined {
  const isOnlyIn = (one: string, pointer: string) =>
    valueIn(values, one, pointer) !== undefined && inheritedBy(values, one, pointer) === undefined
  const page = joinPointer(root, name)
  if (!isOnlyIn(layer, page)) return undefined
  const titles = languages.map((language) => joinPointer('/messages', language, titleOf(root, name)))
  return [{ pointer: page }, ...titles.filter((one) => isOnlyIn(textLayer, one)).map((pointer) => ({ pointer }))]
}
