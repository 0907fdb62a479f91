import { joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import { GroupFields, SchemaField } from '../fields/SchemaField.tsx'
import { fieldAt, readField } from '../model/field-schema.ts'
import { fieldOf } from '../model/sections.ts'
import { useStudio } from '../studio-state.ts'
import { useText } from '../use-text.ts'
import { Described } from '../Described.tsx'

/** The settings of a block, from the schema of its widget, and the condition for showing it. */
export function BlockForm({ pointer }: { readonly pointer: string }) {
  const text = useText()
  const product = useStudio((state) => state.product)
  const name = useStudio(({ values }) => valueAt(values.merged, joinPointer(pointer, 'widget')))
  const widget = product?.widgets.find((one) => one.name === name)
  if (!product) return null
  const props = widget && readField(widget.props, widget.props)
  const when = fieldAt(fieldOf(product, pointer), 'when')
  return (
    <div className="block-form">
      {widget && <Described text={widget.description} />}
      {props && Object.keys(props.properties ?? {}).length > 0 ? (
        <GroupFields field={props} pointer={joinPointer(pointer, 'props')} />
      ) : (
        <p className="field-help">{text('no-props')}</p>
      )}
      {when && <SchemaField field={when} pointer={joinPointer(pointer, 'when')} label={text('condition')} />}
    </div>
  )
}
