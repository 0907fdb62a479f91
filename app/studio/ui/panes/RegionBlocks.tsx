import { useCallback, useState } from 'react'
import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import type { StudioWidget } from '../../messages.ts'
import { Origin } from '../fields/FieldRow.tsx'
import { focusNeighbour } from '../fields/focus-neighbour.ts'
import { SortedList } from '../fields/SortedList.tsx'
import { labelOf } from '../model/field-schema.ts'
import { blockNames, newBlock, blockRemoval } from '../model/region-edits.ts'
import { edit, removeWhole } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { useRefusal } from '../use-rights.ts'
import { useText, useWords } from '../use-text.ts'
import { useValue } from '../use-value.ts'
import { useSelection } from '../selection.ts'
import { BlockForm } from './BlockForm.tsx'
import { WidgetPalette } from './WidgetPalette.tsx'

/** The blocks of a region. The selected block shows its form. The operator can move, remove and add blocks. */
export function RegionBlocks({ pointer, region }: { readonly pointer: string; readonly region: string }) {
  const text = useText()
  const words = useWords()
  const [isChoosing, setChoosing] = useState(false)
  const orderPointer = joinPointer(pointer, 'order')
  const order = useValue(orderPointer)
  const blocks = useValue(joinPointer(pointer, 'blocks'))
  const names = blockNames(order)
  const isLocked = useRefusal(orderPointer) !== undefined
  const setOrder = (value: readonly string[]) => edit([{ pointer: orderPointer, value: value as Json }])
  const remove = (name: string) => {
    const { values, target } = useStudio.getState()
    removeWhole(blockRemoval(values, target, pointer, name))
  }
  const add = (widget: StudioWidget) => {
    const { values, target } = useStudio.getState()
    const { name, edits } = newBlock(values, target, pointer, widget)
    edit(edits)
    useSelection.setState({ block: joinPointer(pointer, 'blocks', name) })
    setChoosing(false)
  }
  const show = useCallback(
    (name: string) => <BlockName block={joinPointer(pointer, 'blocks', name)} name={name} />,
    [pointer],
  )
  const below = useCallback((name: string) => <OpenForm block={joinPointer(pointer, 'blocks', name)} />, [pointer])
  const unused = isObject(blocks) ? Object.keys(blocks).filter((name) => !names.includes(name)) : []
  return (
    <section className="region" data-pointer={pointer} aria-label={text('region', { name: region })}>
      <h2>
        {text('region', { name: words(labelOf(region)) })} <Origin pointer={orderPointer} label={text('blocks')} />
      </h2>
      {names.length === 0 && <p className="field-help">{text('no-blocks')}</p>}
      <SortedList names={names} isLocked={isLocked} onMove={setOrder} onRemove={remove} show={show} below={below} />
      <div className="chips" hidden={isLocked}>
        {unused.map((name) => (
          <button
            key={name}
            type="button"
            className="chip add"
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget, '.chip')
              setOrder([...names, name])
            }}
          >
            + {name}
          </button>
        ))}
        <button type="button" className="small" onClick={() => setChoosing(true)}>
          {text('add-block')}
        </button>
      </div>
      {isChoosing && (
        <WidgetPalette region={region} pointer={pointer} onChoose={add} onClose={() => setChoosing(false)} />
      )}
    </section>
  )
}

interface BlockProps {
  readonly block: string
}

/** The title of a block's widget, and the block's own name. A press opens or closes the block's form. */
function BlockName({ block, name }: BlockProps & { readonly name: string }) {
  const widget = useStudio(({ values }) => valueAt(values.merged, joinPointer(block, 'widget')))
  const title = useStudio(({ product }) => product?.widgets.find((one) => one.name === widget)?.title)
  const isOpen = useSelection((state) => state.block === block)
  return (
    <button
      type="button"
      className="block-name"
      aria-expanded={isOpen}
      onClick={() => useSelection.setState({ block: isOpen ? undefined : block })}
    >
      <strong>{title ?? String(widget ?? '')}</strong> <small>{name}</small>
    </button>
  )
}

function OpenForm({ block }: BlockProps) {
  const isOpen = useSelection((state) => state.block === block)
  return isOpen ? <BlockForm pointer={block} /> : null
}
