import { studioElement } from '../bar-info.ts'
import { watchIssues } from './issues-overlay.ts'
import { PreviewBar } from './PreviewBar.ts'
import { linkStudio } from './studio-link.ts'

/** Development only: adds the bar to a page outside of a frame, unless the address has `bar=off`. */
const isFramed = window.top !== window.self
const isOff = new URLSearchParams(location.search).get('bar') === 'off'
if (!isFramed && !isOff) {
  customElements.define('livery-preview-bar', PreviewBar)
  document.body.append(document.createElement('livery-preview-bar'))
}

// A studio lists the issues itself, beside the last good page.
const studio = isFramed && document.querySelector<HTMLMetaElement>(`meta[name="${studioElement}"]`)?.content
if (studio) linkStudio(studio)
else void watchIssues((take) => import.meta.hot?.on('livery:save', take))
