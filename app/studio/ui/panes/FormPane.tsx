import { labelOf } from '../model/field-schema.ts'
import { fieldOf, type Section } from '../model/sections.ts'
import { GroupFields, SchemaField } from '../fields/SchemaField.tsx'
import { useStudio } from '../studio-state.ts'
import { useWords } from '../use-text.ts'

/** The fields of a section's places. A single place needs no heading, because the section has one. */
export function FormPane({ section }: { readonly section: Section }) {
  const product = useStudio((state) => state.product)
  const words = useWords()
  if (!product) return null
  const isSingle = section.pointers.length === 1
  return section.pointers.map((pointer) => {
    const field = fieldOf(product, pointer)
    const label = words(labelOf(pointer.split('/').at(-1) ?? ''))
    if (isSingle && field.properties) return <GroupFields key={pointer} field={field} pointer={pointer} />
    if (isSingle) return <SchemaField key={pointer} field={field} pointer={pointer} label="" />
    return <SchemaField key={pointer} field={field} pointer={pointer} label={label} />
  })
}
