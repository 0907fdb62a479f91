import { Fragment, useId } from 'react'
import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import { edit, layerFor, removeWhole } from '../brand-edits.ts'
import { AddEntry } from '../fields/AddEntry.tsx'
import { GroupFields } from '../fields/SchemaField.tsx'
import { refusedName } from '../model/entry-name.ts'
import { fieldAt, labelOf } from '../model/field-schema.ts'
import { newPage, pageNames, pageRemoval, shownPage } from '../model/page-edits.ts'
import { fieldOf, type Section } from '../model/sections.ts'
import { messageOf } from '../brand-names.ts'
import { useStudio } from '../studio-state.ts'
import { useLabel, useText, useWords } from '../use-text.ts'
import { goTo } from '../use-place.ts'
import { useRefusal } from '../use-rights.ts'
import { RegionBlocks } from './RegionBlocks.tsx'

/** Lists pages, or regions that pages share. Arranges the blocks of the chosen page or shared region. */
export function PagesPane({ section, chosen }: { readonly section: Section; readonly chosen: string | undefined }) {
  const text = useText()
  const id = useId()
  const label = useLabel()
  const words = useWords()
  const product = useStudio((state) => state.product)
  const language = useStudio((state) => state.language)
  const values = useStudio((state) => state.values)
  const [root = ''] = section.pointers
  const names = pageNames(values, root)
  const name = shownPage(values, root, chosen)
  if (!product || name === undefined) return null
  const pointer = joinPointer(root, name)
  const entry = valueAt(values.merged, pointer)
  const field = fieldAt(fieldOf(product, root), name)
  const regions =
    section.kind === 'pages' && isObject(entry) && isObject(entry.regions) ? Object.keys(entry.regions) : []
  const titleOf = (page: string) => {
    const title = valueAt(values.merged, joinPointer(root, page, 'title'))
    const titleIn = (code: string) => (typeof title === 'string' ? messageOf(title, code, values) : undefined)
    const shown = titleIn(language) ?? titleIn(product.languages[0] ?? '')
    const label = words(labelOf(page))
    return shown ? `${label} · ${shown.replaceAll('{merchant}', '…')}` : label
  }
  return (
    <>
      <div className="chooser">
        <label htmlFor={id}>{label(section)}</label>
        <select id={id} value={name} onChange={(event) => goTo(section.id, event.target.value)}>
          {names.map((one) => (
            <option key={one} value={one}>
              {titleOf(one)}
            </option>
          ))}
        </select>
      </div>
      {section.kind === 'pages' && <NewPage root={root} like={name} onAdd={(page) => goTo(section.id, page)} />}
      {/* The key resets the fields for each page, because a field keeps refused text. The list of pages is outside of
          the fragment, so it keeps the focus. */}
      <Fragment key={name}>
        {section.kind === 'regions' ? (
          <RegionBlocks pointer={pointer} region={name} />
        ) : (
          regions.map((region) => (
            <RegionBlocks key={region} pointer={joinPointer(pointer, 'regions', region)} region={region} />
          ))
        )}
        {section.kind === 'pages' && <RemovePage root={root} name={name} onRemove={() => goTo(section.id)} />}
        {field && section.kind === 'pages' && (
          <details className="more">
            <summary>{text('page-settings')}</summary>
            <GroupFields field={field} pointer={pointer} without={['regions']} />
          </details>
        )}
      </Fragment>
    </>
  )
}

interface NewPageProps {
  readonly root: string
  /** The page whose layout, guards and names of regions the new page gets. */
  readonly like: string
  readonly onAdd: (page: string) => void
}

/** A field for the name of a new page. */
function NewPage({ root, like, onAdd }: NewPageProps) {
  const text = useText()
  const isLocked = useRefusal(root) !== undefined
  const add = (typed: string) => {
    const name = typed.trim()
    const { values, product } = useStudio.getState()
    const refusal = refusedName(name, 'route-id')
    if (refusal !== undefined) return text(refusal, { name })
    if (valueAt(values.merged, joinPointer(root, name)) !== undefined) return text('name-taken', { name })
    edit(newPage(values, root, { name, like, languages: product?.languages ?? [] }))
    onAdd(name)
    return undefined
  }
  if (isLocked) return null
  return (
    <div className="new-page">
      <AddEntry label={text('new-page')} placeholder={text('new-page')} onAdd={add} />
      <p className="field-help">{text('new-page-hint')}</p>
    </div>
  )
}

interface RemovePageProps {
  readonly root: string
  readonly name: string
  readonly onRemove: () => void
}

/** A button that removes a page that no lower layer sets, with its title and its settings in each environment. */
function RemovePage({ root, name, onRemove }: RemovePageProps) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const layer = useStudio((state) => state.target)
  const languages = useStudio((state) => state.product?.languages) ?? []
  const isLocked = useRefusal(joinPointer(root, name)) !== undefined
  const edits = pageRemoval(values, { layer, textLayer: layerFor('/messages', layer) }, root, { name, languages })
  if (isLocked || !edits) return null
  return (
    <button
      type="button"
      className="small"
      onClick={({ currentTarget }) => {
        currentTarget.closest('main')?.querySelector<HTMLElement>('.chooser select')?.focus()
        removeWhole(edits)
        onRemove()
      }}
    >
      {text('remove-page')}
    </button>
  )
}
