import type { BrandStore } from '../../host/brand-store.ts'
import { escapeHtml } from '../../../runtime/html/escape.ts'
import {
  brandOrigin,
  deviceFrame,
  deviceOf,
  devices,
  fitFrames,
  requestedPort,
  sitePath,
  toolPage,
} from './tool-page.ts'

/** Every brand side by side, at one path, in one locale and on one device. */
export function sideBySidePage(request: Request, store: BrandStore): Response {
  const { searchParams } = new URL(request.url)
  const port = requestedPort(request)
  const brands = store.all().map(({ resolved }) => resolved)
  const locales = new Map(
    brands.flatMap(({ manifest }) => Object.values(manifest.locales)).map((one) => [one.code, one.name]),
  )
  const path = sitePath(searchParams.get('path'))
  const requested = searchParams.get('locale') ?? ''
  const locale = locales.has(requested) ? requested : ([...locales.keys()][0] ?? '')
  const device = deviceOf(searchParams.get('device'))
  const paths = new Set(
    brands.flatMap(({ manifest }) =>
      Object.values(manifest.routes).flatMap((route) =>
        route.enabled && !route.path.includes('{') ? [route.path] : [],
      ),
    ),
  )
  const option = (value: string, title: string, chosen: string) =>
    `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(title)}</option>`
  const frames = brands.map(({ merchant, manifest }) => {
    const here = `${brandOrigin(merchant, port)}/${locale}${path === '/' ? '' : path}`
    const framed = `${here}${path.includes('?') ? '&' : '?'}bar=off`
    return `<li><h2><a href="${escapeHtml(here)}">${escapeHtml(manifest.merchant.name)}</a></h2>${deviceFrame(device, manifest.merchant.name, framed)}</li>`
  })
  return toolPage(
    'Side by side · Livery',
    `<header class="tools"><a class="home" href="/">Livery</a><h1>Side by side</h1>
<form>
<label>Page <input name="path" value="${escapeHtml(path)}" list="paths" autocomplete="off"></label>
<datalist id="paths">${[...paths].map((one) => `<option value="${escapeHtml(one)}">`).join('')}</datalist>
<label>Language <select name="locale">${[...locales].map(([code, name]) => option(code, name, locale)).join('')}</select></label>
<label>Device <select name="device">${Object.entries(devices)
      .map(([id, { title }]) => option(id, title, device))
      .join('')}</select></label>
<button>Show</button>
</form></header>
<main><ul class="side-by-side" data-device="${device}">${frames.join('')}</ul></main>
<script>for (const field of document.querySelectorAll('form [name]')) field.addEventListener('change', () => field.form.requestSubmit())</script>${fitFrames}`,
  )
}
