import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../../runtime/html/escape.ts'
import { safePath } from '../../../runtime/session/after-login.ts'

/** A page of the preview itself, without a brand's look. `body` is HTML. */
export function toolPage(title: string, body: string, language: 'en' | 'th' = 'en'): Response {
  const style = readFileSync(new URL('./tool-page.css', import.meta.url), 'utf8')
  return new Response(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>${body}</body>
</html>
`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } },
  )
}

/** The port in a request's `Host` header, such as `5173`. Without a port in the header, `80`. */
export const requestedPort = (request: Request): string => new URL(`http://${request.headers.get('host')}`).port || '80'

export const brandOrigin = (merchant: string, port: string): string => `http://${merchant}.localhost:${port}`

/** The sizes of device frames, in CSS px. */
export const devices = {
  phone: { title: 'Phone', width: 390, height: 844 },
  tablet: { title: 'Tablet', width: 820, height: 1180 },
  desktop: { title: 'Desktop', width: 1280, height: 800 },
} as const
export type Device = keyof typeof devices

export const deviceOf = (name: string | null): Device => (name === 'tablet' || name === 'desktop' ? name : 'phone')

/** A frame of a device, scaled down to the available space. The page in the frame keeps the device's width. */
export function deviceFrame(device: Device, title: string, address: string, more = ''): string {
  const { width, height } = devices[device]
  return `<div class="device" data-device="${device}" style="--width:${width};--height:${height}"><iframe title="${escapeHtml(title)}" src="${escapeHtml(address)}" width="${width}" height="${height}" ${more}></iframe></div>`
}

/** Sets the scale of each device frame from the available space. */
export const fitFrames = `<script>
const fit = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    target.style.setProperty('--scale', Math.min(1, contentRect.width / Number(target.style.getPropertyValue('--width'))))
})
for (const device of document.querySelectorAll('.device')) fit.observe(device)
</script>`

/** Reads a path of a site from a form or an address. Returns the path of the home page for any other text. */
export const sitePath = (path: string | null): string => safePath(path) ?? '/'
