import { useState } from 'react'
import { valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { StudioWidget } from '../../messages.ts'
import { labelOf } from '../model/field-schema.ts'
import { Modal } from '../shell/Modal.tsx'
import { useStudio } from '../studio-store.ts'
import { useText } from '../use-text.ts'

interface WidgetPaletteProps {
  readonly region: string
  readonly onChoose: (widget: StudioWidget) => void
  readonly onClose: () => void
}

/** The widgets that fit into a region, of the areas that the brand uses. */
export function WidgetPalette({ region, onChoose, onClose }: WidgetPaletteProps) {
  const text = useText()
  const widgets = useStudio((state) => state.product?.widgets) ?? []
  const areas = useStudio(({ values }) => valueAt(values.merged, '/areas'))
  const [wanted, setWanted] = useState('')
  const isThere = ({ name }: StudioWidget) =>
    !Array.isArray(areas) ||
    areas.includes(name.split('/')[0] ?? '') ||
    ['layout', 'language'].includes(name.split('/')[0] ?? '')
  const fitting = widgets.filter(
    (widget) =>
      widget.regions.includes(region) &&
      isThere(widget) &&
      `${widget.title} ${widget.name} ${widget.description}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <Modal title={text('choose-widget')} onClose={onClose}>
      <input
        type="search"
        aria-label={text('search')}
        placeholder={text('search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul className="palette">
        {fitting.map((widget) => (
          <li key={widget.name}>
            <button type="button" onClick={() => onChoose(widget)}>
              <strong>{widget.title}</strong>
              <span>{widget.description}</span>
              <small>{labelOf(widget.name.split('/')[0] ?? '')}</small>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
