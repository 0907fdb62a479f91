import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { StudioWidget } from '../../messages.ts'
import { labelOf } from '../model/field-schema.ts'
import { Modal } from '../shell/Modal.tsx'
import { useStudio } from '../studio-state.ts'
import { useLayerNote } from '../use-layer-note.ts'
import { useText, useWords } from '../use-text.ts'

interface WidgetPaletteProps {
  readonly region: string
  /** The place of the region in the manifest. */
  readonly pointer: string
  readonly onChoose: (widget: StudioWidget) => void
  readonly onClose: () => void
}

/** The widgets of the brand's areas that fit into a region. Shows an example of the hovered or focused widget. */
export function WidgetPalette({ region, pointer, onChoose, onClose }: WidgetPaletteProps) {
  const text = useText()
  const words = useWords()
  const note = useLayerNote()
  const widgets = useStudio((state) => state.product?.widgets) ?? []
  const areas = useStudio(({ values }) => valueAt(values.merged, '/areas'))
  const [query, setQuery] = useState('')
  const [drawn, setDrawn] = useState<StudioWidget>()
  const isOfBrand = ({ name, isOfEveryBrand }: StudioWidget) =>
    isOfEveryBrand || !Array.isArray(areas) || areas.includes(name.split('/')[0] ?? '')
  const fitting = widgets.filter(
    (widget) =>
      widget.regions.includes(region) &&
      isOfBrand(widget) &&
      `${widget.title} ${widget.name} ${widget.description}`.toLowerCase().includes(query.toLowerCase()),
  )
  return (
    <Modal title={text('choose-widget')} isWide onClose={onClose}>
      <div className="palette">
        <div className="palette-list">
          <input
            // React has no attribute `autofocus`, which decides the first focus of a modal dialog.
            ref={(input) => input?.setAttribute('autofocus', '')}
            type="search"
            aria-label={text('search')}
            placeholder={text('search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <ul>
            {fitting.map((widget) => (
              <li key={widget.name}>
                <button
                  type="button"
                  data-drawn={drawn?.name === widget.name || undefined}
                  onPointerEnter={() => setDrawn(widget)}
                  onFocus={() => setDrawn(widget)}
                  onClick={() => onChoose(widget)}
                >
                  <strong>{widget.title}</strong>
                  <small>{words(labelOf(widget.name.split('/')[0] ?? ''))}</small>
                  <span>{widget.description}</span>
                </button>
              </li>
            ))}
          </ul>
          {fitting.length === 0 && <p className="field-help">{text('no-widgets')}</p>}
        </div>
        <Drawing widget={drawn ?? fitting[0]} />
      </div>
      <footer>
        <p className="field-help">{note(pointer)}</p>
      </footer>
    </Modal>
  )
}

/** A widget with its first example, drawn by the preview in the brand's look. */
function Drawing({ widget }: { readonly widget: StudioWidget | undefined }) {
  const text = useText()
  const port = useStudio((state) => state.product?.previewPort)
  const brand = useStudio((state) => state.brand?.brand) ?? ''
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const origin = `http://${brand}.localhost:${port}`
  useEffect(() => {
    const onMessage = ({ origin: from, source, data }: MessageEvent<{ livery?: unknown } | null>) => {
      if (from === origin && source === frame.current?.contentWindow && data?.livery === 'drawing') setReady(true)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [origin])
  useEffect(() => {
    if (!isReady || !widget) return
    const [props = {}] = widget.examples
    frame.current?.contentWindow?.postMessage({ livery: 'draw', widget: widget.name, props }, origin)
  }, [isReady, widget, origin])
  return (
    <div className="palette-drawing" aria-busy={!isReady}>
      <iframe
        ref={frame}
        title={text('drawing-of', { name: widget?.title ?? '' })}
        src={`${origin}/__livery/drawing`}
        tabIndex={-1}
        sandbox="allow-scripts allow-same-origin"
      />
      {!isReady && <p className="field-help">{text('loading')}</p>}
    </div>
  )
}
