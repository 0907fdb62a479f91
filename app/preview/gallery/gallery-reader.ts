import { examples } from 'livery:areas-examples'
import { callApi } from '../../../runtime/api/call-api.ts'
import { decodeData } from '../../../runtime/api/decode-response.ts'
import { readStaticBytes, fileLimit } from '../../../runtime/api/local-cache.ts'
import type { PublicReader } from '../../../runtime/api/public-reader.ts'
import type { SiteData } from '../../../runtime/site/site-data.ts'

/** The states in which the gallery shows a widget with data. */
export const widgetStates = ['ready', 'loading', 'empty', 'failed'] as const
export type WidgetState = (typeof widgetStates)[number]

/** A reader that responds with the data of a state. */
export function readerFor(state: WidgetState, site: SiteData): PublicReader {
  const place = { locale: site.locale, currency: site.currency, host: location.hostname }
  switch (state) {
    case 'ready':
      return { ...place, ...siteReader(site) }
    case 'loading':
      return { ...place, call: never, config: never, cachedFile: never, content: never }
    case 'empty':
      return {
        ...place,
        call: emptyCall,
        config: async (file) => (file === 'banner.json' ? {} : []),
        cachedFile: async (_path, _version, read) => read(await packedNothing()),
        content: async () => '',
      }
    case 'failed':
      return { ...place, call: failure, config: failure, cachedFile: failure, content: failure }
  }
}

function siteReader(site: SiteData): Pick<PublicReader, 'call' | 'config' | 'cachedFile' | 'content'> {
  const read = async (path: string) => {
    const response = await fetch(path)
    if (!response.ok) throw new Error('')
    return response
  }
  const folder = site.environment === 'production' ? 'production' : 'staging'
  return {
    call: (endpoint, payload, options) =>
      callApi(endpoint, payload, {
        ...options,
        decodeData,
        origin: '',
        locale: site.locale,
        page: '/',
        host: location.hostname,
        device: 'desktop',
        fetch: (input, init) => fetch(input, init),
        timeout: 30_000,
      }),
    config: async (file) => (await read(`/static/frontend/${folder}/${file}`)).json(),
    cachedFile: async (path, _version, take) => take(await readStaticBytes(fetch(`/static/${path}`), fileLimit)),
    content: async (page) => (await read(`/_livery/content/${site.locale}/${page}`)).text(),
  }
}

const never = () => new Promise<never>(() => {})
const failure = () => Promise.reject(new Error(''))

const nothing: Readonly<Record<string, unknown>> = Object.assign({}, ...examples.map((one) => one.nothing))

/** An empty response: the one among the area's examples, or else an empty list. */
const emptyCall = (async (endpoint: string) => ({
  status: true,
  data: nothing[endpoint] ?? [],
})) as PublicReader['call']

/** An empty compressed list. */
async function packedNothing(): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob(['[]']).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
