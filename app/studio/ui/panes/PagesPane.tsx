import { useId } from 'react'
import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import { GroupFields } from '../fields/SchemaField.tsx'
import { fieldAt, labelOf } from '../model/field-schema.ts'
import { fieldOf, type Section } from '../model/sections.ts'
import { messageOf } from '../brand-names.ts'
import { useStudio } from '../studio-state.ts'
import { useLabel, useText, useWords } from '../use-text.ts'
import { goTo } from '../use-place.ts'
import { RegionBlocks } from './RegionBlocks.tsx'

/** Lists pages, or regions that pages share, and arranges the blocks of the chosen one. */
export function PagesPane({ section, chosen }: { readonly section: Section; readonly chosen: string | undefined }) {
  const text = useText()
  const id = useId()
  const label = useLabel()
  const words = useWords()
  const product = useStudio((state) => state.product)
  const language = useStudio((state) => state.language)
  const values = useStudio((state) => state.values)
  const [root = ''] = section.pointers
  const map = valueAt(values.merged, root)
  const names = isObject(map) ? Object.keys(map) : []
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0]
  if (!product || name === undefined) return null
  const pointer = joinPointer(root, name)
  const entry = valueAt(values.merged, pointer)
  const field = fieldAt(fieldOf(product, root), name)
  const regions =
    section.kind === 'pages' && isObject(entry) && isObject(entry.regions) ? Object.keys(entry.regions) : []
  const titleOf = (page: string) => {
    const title = valueAt(map, joinPointer('', page, 'title'))
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
      {section.kind === 'regions' ? (
        <RegionBlocks pointer={pointer} region={name} />
      ) : (
        regions.map((region) => (
          <RegionBlocks key={region} pointer={joinPointer(pointer, 'regions', region)} region={region} />
        ))
      )}
      {field && section.kind === 'pages' && (
        <details className="more">
          <summary>{text('page-settings')}</summary>
          <GroupFields field={field} pointer={pointer} without={['regions']} />
        </details>
      )}
    </>
  )
}
