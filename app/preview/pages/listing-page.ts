import { brandColours, type ResolvedManifest } from '../../../runtime/manifest/index.ts'
import { demoPassword } from '../../../sandbox/index.ts'
import type { BrandStore } from '../../host/brand-store.ts'
import { escapeHtml } from '../../../runtime/html/escape.ts'
import { assetPath } from '../../host/build-site-data.ts'
import { brandOrigin, deviceFrame, fitFrames, requestedPort, toolPage } from './tool-page.ts'
import { languageOf } from '../../../schemas/locale-code.ts'

/** The first page of the preview: every served brand with its look and links, and the issues of the other brands. */
export function listingPage(request: Request, store: BrandStore, sandbox: boolean): Response {
  const port = requestedPort(request)
  const brands = store.all().map(({ resolved }) => resolved)
  const broken = store.broken()
  const served = ['no brand', 'this brand'][brands.length] ?? `these ${brands.length} brands`
  const login = `<p class="hint">Log in to any of them with <code>081-234-5678</code> and <code>${escapeHtml(demoPassword)}</code>. Nothing here is real: the backend is an embedded sandbox.</p>`
  const problems = broken.map(
    ({ merchant, issues }) =>
      `<li><strong>${escapeHtml(merchant)}</strong><ul>${issues.map((issue) => `<li><code>${escapeHtml(`${issue.file}:${issue.line}:${issue.column}`)}</code> ${escapeHtml(issue.message)}</li>`).join('')}</ul></li>`,
  )
  return toolPage(
    'Livery',
    `<main class="listing">
<header><h1>Livery</h1><p>One frontend that wears any brand. Livery serves ${served} from JSON files in the merchants folder. Save a file there, and the open page updates.</p></header>
<nav class="ways" aria-label="Tools"><a class="primary" href="/__livery/side-by-side">All brands side by side</a></nav>
<ul class="cards">${brands.map((resolved) => card(resolved, port)).join('')}</ul>
${problems.length > 0 ? `<section class="problems"><h2>Not served</h2><ul>${problems.join('')}</ul></section>` : ''}
${sandbox ? login : ''}
</main>${fitFrames}`,
  )
}

function card({ merchant, manifest, environment }: ResolvedManifest, port: string): string {
  const origin = brandOrigin(merchant, port)
  const colours = brandColours(manifest)
  const name = escapeHtml(manifest.merchant.name)
  const chips = ['ground', 'raised', 'accent', 'highlight', 'text']
    .filter((token) => colours[token])
    .map((token) => `<li style="background:${colours[token]}" title="${token} ${colours[token]}"></li>`)
  const locales = Object.values(manifest.locales).map(
    ({ code, name }) => `<a href="${origin}/${code}" lang="${languageOf(code)}">${escapeHtml(name)}</a>`,
  )
  return `<li class="card" style="--brand-ground:${colours.ground};--brand-accent:${colours.accent}">
<a class="picture" href="${origin}/" tabindex="-1" aria-hidden="true">${deviceFrame('desktop', '', `${origin}/?bar=off`, 'inert loading="lazy"')}</a>
<div class="facts">
<a class="logo" href="${origin}/"><img src="${origin}${escapeHtml(assetPath(manifest.merchant.logo))}" alt="${name}" height="32"></a>
<ul class="chips" aria-hidden="true">${chips.join('')}</ul>
<p class="host"><code>${escapeHtml(merchant)}.localhost:${port}</code> · ${environment}</p>
<p class="links">${locales.join('')}<a href="${origin}/__livery/gallery">Gallery</a></p>
</div>
</li>`
}
