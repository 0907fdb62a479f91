import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentSecurityPolicy } from '../../app/host/security-headers.ts'
import { createBrandStore } from '../../app/host/brand-store.ts'
import { createVerdicts } from '../../app/host/verdicts.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { projectRoot } from '../support/run-command.ts'
import { previewPort } from './ports.ts'

/** A brand's manifest, and the Content-Security-Policy of the brand's pages on a host with the sandbox. */
async function policyAndManifest(
  merchant: string,
): Promise<{ policy: string; manifest: ResolvedManifest['manifest'] }> {
  const store = createBrandStore(
    createVerdicts(createFileSource({ folders: [join(projectRoot, 'merchants')] }), merchant),
    'development',
    new Map(),
  )
  await store.refresh()
  const brand = store.find(merchant)
  if (!brand) throw new Error(`${merchant} has errors.`)
  return {
    policy: contentSecurityPolicy(brand.resolved, { areas: [], hosts: [], isSandbox: true }),
    manifest: brand.resolved.manifest,
  }
}

/**
 * Serves a page that uploads, under the Content-Security-Policy of a host, and forwards other requests to the preview.
 * If the test itself fulfilled the page's request, the browser would not let the page call loopback.
 */
export async function startPolicyPage(merchant: string): Promise<{ readonly port: number; close(): void }> {
  const { policy, manifest } = await policyAndManifest(merchant)
  const page = `<!doctype html><title>running</title><script type="application/json" id="settings">${JSON.stringify(manifest.upload)}</script><script type="module" src="/policy-page.js"></script>`
  const server = createServer((incoming, response) => {
    if (incoming.url === '/policy-page') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page)
    } else if (incoming.url === '/policy-page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(policyScript)
    } else {
      const { url: path, method, headers } = incoming
      const outgoing = request({ host: '127.0.0.1', port: previewPort, path, method, headers }, (given) => {
        response.writeHead(given.statusCode ?? 500, given.headers)
        given.pipe(response)
      })
      incoming.pipe(outgoing.on('error', () => response.destroy()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** Runs in the page: uploads a document in parts and a photograph, and writes the outcome to the title. */
const policyScript = `
import { createBrowserDependencies, uploadFile } from '/runtime/upload/index.ts'
import { callApi } from '/runtime/api/call-api.ts'
import { decodeData } from '/runtime/api/decode-response.ts'

const blocked = []
addEventListener('securitypolicyviolation', (event) => blocked.push(event.violatedDirective + ' ' + event.blockedURI))
const context = { decodeData, origin: '', locale: 'en-th', page: '/', host: location.host, device: 'desktop', fetch: fetch.bind(window), timeout: 20000 }
const dependencies = createBrowserDependencies((endpoint, payload) => callApi(endpoint, payload, context))
const settings = JSON.parse(document.getElementById('settings').textContent)
const last = ({ report }) => report.split('\\n').at(-1).replace(/^\\S+ s /, '')
const send = (file, methods) => uploadFile(file, {
  memberId: 'M1', title: 'policy', accept: ['image/jpeg', 'application/pdf'], settings: { ...settings, methods },
}, dependencies)

const bytes = new Uint8Array(6 * 1024 * 1024)
bytes.set(new TextEncoder().encode('%PDF-1.7'))
const multipart = await send(new File([bytes], 'a.pdf', { type: 'application/pdf' }), { direct: false, chunk: false, multipart: true, fastSpeed: false })

const canvas = new OffscreenCanvas(2000, 1000)
const drawing = canvas.getContext('2d')
const noise = drawing.createImageData(2000, 1000)
for (let at = 0; at < noise.data.length; at += 65536) crypto.getRandomValues(noise.data.subarray(at, at + 65536))
drawing.putImageData(noise, 0, 0)
const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
const photograph = await send(picture, { direct: true, chunk: true, multipart: true, fastSpeed: true })
document.title = 'done' + JSON.stringify({ blocked, multipart: last(multipart), photograph: last(photograph) })
`
