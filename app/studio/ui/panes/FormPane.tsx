import { labelOf } from '../model/field-schema.ts'
import { fieldOf, type Section } from '../model/sections.ts'
import { GroupFields, SchemaField } from '../fields/SchemaField.tsx'
import { useStudio } from '../studio-store.ts'
import { useWords } from '../use-text.ts'

/** The fields of a section's places. The only place of a section has no heading. */
export function FormPane({ section }: { readonly section: Section }) {
  const product = useStudio((state) => state.product)
  const words = useWords()
  if (!product) return null
  const isWhole = section.pointers.length === 1
  return section.pointers.map((pointer) => {
    const field = fieldOf(product, pointer)
    const label = words(labelOf(pointer.split('/').at(-1) ?? ''))
    if (isWhole && field.properties) return <GroupFields key={pointer} field={field} pointer={pointer} />
    if (isWhole) return <SchemaField key={pointer} field={field} pointer={pointer} label="" />
    return <SchemaField key={pointer} field={field} pointer={pointer} label={label} />
  })
}
