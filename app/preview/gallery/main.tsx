import { createRoot } from 'react-dom/client'
import '../../client/registry.ts'
import '../../styles/base.css'
import './gallery.css'
import { Gallery } from './Gallery.tsx'
import { type GalleryState, galleryState } from './gallery-state.ts'

const state = JSON.parse(document.getElementById(galleryState)?.textContent ?? '') as GalleryState

createRoot(document.getElementById('gallery') as HTMLElement).render(<Gallery {...state} />)
