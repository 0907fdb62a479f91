import { mayChangeBelow, mayCreate, type Refusal, refusalOf, type Rights } from '../rights.ts'
import { layerFor } from './brand-edits.ts'
import { brokenFile } from './model/broken-files.ts'
import { useStudio } from './studio-state.ts'
import { type Translate, useText } from './use-text.ts'

function sentenceOf(text: Translate, rights: Rights, refusal: Refusal | 'create'): string {
  return `${text(`locked-${refusal}`, { role: rights.role })} ${rights.reason ?? ''}`.trim()
}

/** The reason why the studio cannot write a place in a layer. Undefined if the studio can write it. */
function useUnwritable(layer: string, place: string): string | undefined {
  const text = useText()
  const file = useStudio(({ brand }) => brokenFile(brand?.issues ?? [], layer, place))
  const isLink = useStudio(({ brand }) => brand?.layers.some(({ name, isWritable }) => name === layer && !isWritable))
  if (isLink) return text('locked-link')
  return file && text('locked-file', { file })
}

/**
 * The reason why the operator cannot change a place in the chosen layer, such as the role's limits. Undefined if
 * nothing prevents it.
 */
export function useRefusal(place: string): string | undefined {
  const target = useStudio((state) => state.target)
  return useRefusalIn(layerOf(place, target), place)
}

/** The reason why the operator cannot change a place in a layer, as `useRefusal`. */
export function useRefusalIn(layer: string, place: string): string | undefined {
  const unwritable = useUnwritable(layer, place)
  const text = useText()
  const rights = useStudio((state) => state.product?.rights)
  const refusal = refusalOf(rights, layer, place)
  return rights && refusal ? sentenceOf(text, rights, refusal) : unwritable
}

/**
 * The reason why the operator can change nothing at some places and below them. Undefined if a change there is
 * possible.
 */
export function useWholeRefusal(places: readonly string[]): string | undefined {
  const rights = useStudio((state) => state.product?.rights)
  const target = useStudio((state) => state.target)
  const [first = ''] = places
  const refusal = useRefusal(first)
  const unwritable = useUnwritable(layerOf(first, target), first)
  if (unwritable !== undefined) return refusal
  return places.some((one) => mayChangeBelow(rights, layerOf(one, target), one)) ? undefined : refusal
}

/**
 * The reason why the operator can change nothing in the text of a brand's file, such as a symbolic link. Undefined if a
 * change is possible.
 *
 * @param file the file with its brand, such as `acme/messages/en.json`
 */
export function useFileRefusal(file: string): string | undefined {
  const text = useText()
  const rights = useStudio((state) => state.product?.rights)
  const { layer, place } = placeOfFile(file)
  const [folder] = layer.split('/')
  const isLink = useStudio(({ brand }) => brand?.layers.some(({ name, isWritable }) => name === folder && !isWritable))
  if (isLink) return text('locked-link')
  const refusal = mayChangeBelow(rights, layer, place) ? undefined : refusalOf(rights, layer, place)
  return rights && refusal && sentenceOf(text, rights, refusal)
}

/** The layer of a brand's JSON file, and the place of its root in the manifest. */
function placeOfFile(file: string): { readonly layer: string; readonly place: string } {
  const [, brand = '', path = ''] = /^([^/]+)\/(.*)\.json$/.exec(file) ?? []
  const [folder = '', name = ''] = path.split('/')
  if (folder === 'environments') return { layer: `${brand}/${name}`, place: '' }
  return { layer: brand, place: path === 'manifest' ? '' : `/${path}` }
}

/** The reason why the operator's role may not create a brand. Undefined if it may. */
export function useCreateRefusal(): string | undefined {
  const text = useText()
  const rights = useStudio((state) => state.product?.rights)
  return rights && !mayCreate(rights) ? sentenceOf(text, rights, 'create') : undefined
}

/** The layer that a change of a place is written to. Text pages and pictures are the same in every environment. */
const layerOf = (place: string, target: string): string =>
  place.startsWith('/') ? layerFor(place, target) : (target.split('/')[0] ?? target)
