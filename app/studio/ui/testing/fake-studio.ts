import { vi } from 'vitest'
import type { BrandState, StudioLayer } from '../../messages.ts'

export interface StudioRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly respond: (data: unknown, status?: number) => void
}

/**
 * Replaces the studio's server. `next` resolves to the page's next request for a path. The request waits until the test
 * calls `respond`.
 */
export function fakeStudio() {
  const requests: StudioRequest[] = []
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { pathname, searchParams } = new URL(address, 'http://acme.localhost')
    requests.push({
      path: pathname.replace('/studio/', ''),
      query: searchParams,
      body: typeof body === 'string' ? (JSON.parse(body) as StudioRequest['body']) : undefined,
      respond: (data, status = 200) =>
        resolve(data === undefined ? new Response(null, { status }) : Response.json(data, { status })),
    })
    return promise
  })
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, _options: object, run: () => unknown) => Promise.resolve(run()),
      query: async () => ({ held: [] }),
    },
  })
  return {
    requests,
    next: async (path: string): Promise<StudioRequest> => {
      const find = () => requests.find((one) => one.path === path)
      const found = await vi.waitUntil(find, { timeout: 20_000 })
      requests.splice(requests.indexOf(found), 1)
      return found
    },
  }
}

/** The state of the brand `acme`: a layer for every environment, and a layer for the given environment. */
export function stateOf(
  revision: number,
  name: string,
  environment: BrandState['environment'] = 'development',
): BrandState {
  const layer = (layer: string, content: number, value: StudioLayer['value']): StudioLayer => ({
    name: layer,
    kind: layer.includes('/') ? 'environment' : 'merchant',
    isWritable: true,
    touches: ['acme'],
    content,
    ...(value ? { value } : {}),
  })
  return {
    brand: 'acme',
    environment,
    revision,
    layers: [
      layer('acme', revision, { merchant: { name } }),
      layer(`acme/${environment}`, 1_000 + revision, { seo: { title: environment } }),
    ],
    issues: [],
    drafts: [],
    steps: { undo: 0, redo: 0 },
    assets: {},
    content: {},
    files: [],
  }
}
