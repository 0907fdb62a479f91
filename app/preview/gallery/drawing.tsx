import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadAreas } from '../../client/load-areas.ts'
import { siteIsWhole } from '../../client/load-whole-site.ts'
import '../../styles/base.css'
import './gallery.css'
import { type GalleryState, galleryState } from './gallery-state.ts'
import { Stage } from './Stage.tsx'
import { studioElement } from '../bar-info.ts'

interface Wanted {
  readonly widget: string
  readonly props: Readonly<Record<string, unknown>>
}

const port = document.querySelector<HTMLMetaElement>(`meta[name="${studioElement}"]`)?.content
const studio = `http://${location.hostname}:${port}`

/** One widget in the brand's look. The studio that frames this page chooses the widget. The widget is inert. */
function Drawing(gallery: GalleryState) {
  const [wanted, setWanted] = useState<Wanted>()
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== studio || source !== window.parent || typeof data !== 'object' || data === null) return
      const { livery, widget, props } = data as Record<string, unknown>
      if (livery !== 'draw' || typeof widget !== 'string' || typeof props !== 'object' || props === null) return
      setWanted({ widget, props: props as Wanted['props'] })
    }
    addEventListener('message', onMessage)
    window.parent.postMessage({ livery: 'drawing' }, studio)
    return () => removeEventListener('message', onMessage)
  }, [])
  if (!wanted) return null
  return (
    <div className="gallery-drawing" inert>
      <Stage key={JSON.stringify(wanted)} {...gallery} {...wanted} state="ready" as="member" onAsk={() => {}} />
    </div>
  )
}

// oxlint-disable-next-line input/no-asserted-input -- this preview wrote the element
const state = JSON.parse(document.getElementById(galleryState)?.textContent ?? '') as GalleryState
siteIsWhole()
await loadAreas(state.site.areas)
createRoot(document.getElementById('gallery') as HTMLElement).render(
  <StrictMode>
    <Drawing {...state} />
  </StrictMode>,
)
