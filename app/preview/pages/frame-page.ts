import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import { localisedPath } from '../../../runtime/i18n/locale-path.ts'
import { escapeHtml } from '../../../runtime/html/escape.ts'
import { type Device, deviceFrame, deviceOf, devices, fitFrames, sitePath, toolPage } from './tool-page.ts'

/**
 * A tool page with one page of a brand in the frame of a device. The tool page has the same origin as the site, so both
 * have the same login and environment.
 */
export function framePage(request: Request, { manifest }: ResolvedManifest): Response {
  const { searchParams } = new URL(request.url)
  const path = sitePath(searchParams.get('path'))
  const device = deviceOf(searchParams.get('device'))
  const codes = Object.keys(manifest.locales)
  const to = (device: Device, path: string) => `/__livery/frame?${new URLSearchParams({ path, device }).toString()}`
  const link = (address: string, title: string, current: boolean) =>
    `<a href="${escapeHtml(address)}"${current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`
  const sizes = Object.entries(devices).map(([id, { title, width }]) =>
    link(to(id as Device, path), `${title} ${width}`, id === device),
  )
  const locales = Object.values(manifest.locales).map(({ code, name }) => {
    const there = localisedPath(path, code, codes)
    return link(to(device, there), name, there === path)
  })
  return toolPage(
    `${manifest.merchant.name} · ${devices[device].title}`,
    `<header class="tools"><h1>${escapeHtml(manifest.merchant.name)}</h1>
<nav aria-label="Device">${sizes.join('')}</nav><nav aria-label="Language">${locales.join('')}</nav>
<a class="leave" href="${escapeHtml(path)}">Leave the frame</a></header>
<main class="stage">${deviceFrame(device, manifest.merchant.name, path)}</main>${fitFrames}`,
  )
}
