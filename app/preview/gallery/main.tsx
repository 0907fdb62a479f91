import { createRoot } from 'react-dom/client'
import { loadAreas } from '../../client/load-areas.ts'
import { siteIsWhole } from '../../client/load-whole-site.ts'
import '../../styles/base.css'
import './gallery.css'
import { Gallery } from './Gallery.tsx'
import { type GalleryState, galleryState } from './gallery-state.ts'

// oxlint-disable-next-line input/no-asserted-input -- this preview wrote the element
const state = JSON.parse(document.getElementById(galleryState)?.textContent ?? '') as GalleryState

siteIsWhole()
await loadAreas(state.site.areas)
createRoot(document.getElementById('gallery') as HTMLElement).render(<Gallery {...state} />)
