import { useState } from 'react'
import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../../runtime/manifest/types.ts'
import type { StudioWidget } from '../../messages.ts'
import { Origin } from '../fields/FieldRow.tsx'
import { SortedList } from '../fields/SortedList.tsx'
import { labelOf } from '../model/field-schema.ts'
import { inheritedBy, saidBy } from '../model/layered.ts'
import { edit, useStudio } from '../studio-store.ts'
import { useText } from '../use-text.ts'
import { useSelection } from '../selection.ts'
import { BlockForm } from './BlockForm.tsx'
import { WidgetPalette } from './WidgetPalette.tsx'

/** The blocks of a region: moved, removed, added from the widgets that fit, each with its form. */
export function RegionBlocks({ pointer, region }: { readonly pointer: string; readonly region: string }) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const target = useStudio((state) => state.target)
  const widgets = useStudio((state) => state.product?.widgets) ?? []
  const open = useSelection((state) => state.block)
  const [isChoosing, setChoosing] = useState(false)
  const orderPointer = joinPointer(pointer, 'order')
  const order = valueAt(values.merged, orderPointer)
  const names = Array.isArray(order) ? order.map(String) : []
  const blocks = valueAt(values.merged, joinPointer(pointer, 'blocks'))
  const setOrder = (value: readonly string[]) => edit([{ pointer: orderPointer, value: value as Json }])

  const remove = (name: string) => {
    const block = joinPointer(pointer, 'blocks', name)
    const isOnlyHere = saidBy(values, target, block) !== undefined && inheritedBy(values, target, block) === undefined
    edit([
      { pointer: orderPointer, value: names.filter((one) => one !== name) },
      ...(isOnlyHere ? [{ pointer: block }] : []),
    ])
  }
  const add = (widget: StudioWidget) => {
    const taken = new Set([...names, ...(isObject(blocks) ? Object.keys(blocks) : [])])
    const word = widget.name.split('/').at(-1) ?? 'block'
    let name = word
    for (let count = 2; taken.has(name); count += 1) name = `${word}-${count}`
    const [example = {}] = widget.examples
    const block = { widget: widget.name, ...(Object.keys(example).length > 0 ? { props: example } : {}) } as Json
    edit([
      { pointer: joinPointer(pointer, 'blocks', name), value: block },
      { pointer: orderPointer, value: [...names, name] },
    ])
    useSelection.setState({ block: joinPointer(pointer, 'blocks', name) })
    setChoosing(false)
  }
  const unused = isObject(blocks) ? Object.keys(blocks).filter((name) => !names.includes(name)) : []
  const titleOf = (name: string) => {
    const widget = valueAt(blocks, joinPointer('', name, 'widget'))
    return widgets.find((one) => one.name === widget)?.title ?? String(widget ?? '')
  }
  return (
    <section className="region" data-pointer={pointer} aria-label={text('region', { name: region })}>
      <h2>
        {text('region', { name: labelOf(region) })} <Origin pointer={orderPointer} label={text('blocks')} />
      </h2>
      {names.length === 0 && <p className="field-help">{text('no-blocks')}</p>}
      <SortedList
        names={names}
        onMove={setOrder}
        onRemove={remove}
        show={(name) => {
          const block = joinPointer(pointer, 'blocks', name)
          return (
            <button
              type="button"
              className="block-name"
              aria-expanded={open === block}
              onClick={() => useSelection.setState({ block: open === block ? undefined : block })}
            >
              <strong>{titleOf(name)}</strong> <small>{name}</small>
            </button>
          )
        }}
        below={(name) => {
          const block = joinPointer(pointer, 'blocks', name)
          return open === block && <BlockForm pointer={block} />
        }}
      />
      <div className="chips">
        {unused.map((name) => (
          <button key={name} type="button" className="chip add" onClick={() => setOrder([...names, name])}>
            + {name}
          </button>
        ))}
        <button type="button" className="small" onClick={() => setChoosing(true)}>
          {text('add-block')}
        </button>
      </div>
      {isChoosing && <WidgetPalette region={region} onChoose={add} onClose={() => setChoosing(false)} />}
    </section>
  )
}
