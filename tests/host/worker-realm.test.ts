import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { build } from 'vite'
import { createHost } from '../../app/host/create-host.ts'
import { typefacePackages } from '../../app/host/typeface-packages.ts'
import { projectRoot } from '../support/run-command.ts'
import { openHost } from './open-host.ts'
import type * as WorkerHost from './worker-host.ts'

/** Globals that every worker has (WinterTC's minimum common API). The realm of the test has no other globals. */
const globals = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CompressionStream',
  'DOMException',
  'DecompressionStream',
  'Event',
  'EventTarget',
  'FormData',
  'Headers',
  'MessageChannel',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setTimeout',
  'structuredClone',
] as const

/** Matches `class` attributes. The comparison ignores them, because Vitest and the build generate other class names. */
const testClasses = / class(?:="[^"]*"|=[^\s>]+|(?=[\s>]))/g

let realm: typeof WorkerHost

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'react-dom/server': 'react-dom/server.edge' } },
    ssr: {
      noExternal: true,
      target: 'webworker',
      resolve: { conditions: ['edge-light', 'browser', 'module', 'import'] },
    },
    build: {
      write: false,
      minify: false,
      ssr: join(projectRoot, 'tests/host/worker-host.ts'),
      rolldownOptions: { output: { format: 'iife', name: 'worker', codeSplitting: false } },
    },
  })
  vi.unstubAllEnvs()
  const { output } = built as unknown as { output: { type: string; code: string }[] }
  const code = output.find(({ type }) => type === 'chunk')?.code ?? ''
  const context = createContext(Object.fromEntries(globals.map((name) => [name, globalThis[name]])))
  realm = runInContext(`${code}\nworker`, context) as typeof WorkerHost
  realm.registerTypefaces(typefacePackages)
})

afterEach(() => vi.unstubAllEnvs())

test('the program of the worker contains the host part of every area', () => {
  const areas = globSync('widgets/*/host.ts', { cwd: projectRoot }).map((path) => basename(dirname(path)))
  expect([...realm.areaHosts.keys()].toSorted()).toEqual(areas.toSorted())
})

test.each(['/en-th', '/th-th/slot', '/en-th/faq', '/en-th/none', '/robots.txt', '/sitemap.xml', '/loading_game.html'])(
  '[OPS-04] a realm with the globals of a worker, and no Node globals, handles %s like Node',
  async (path) => {
    // Both sides run in production mode, in which static blocks keep their HTML.
    vi.stubEnv('PROD', true)
    const { dependencies: nodeDependencies } = await openHost()
    const { pages: _pages, compress: _compress, drawLinkPicture: _draw, ...dependencies } = nodeDependencies
    const { areaHosts, guestPaths, renderPage } = realm
    const node = createHost(dependencies)
    const worker = realm.createHost({ ...dependencies, areaHosts, guestPaths, render: renderPage })
    const ask = async (host: Pick<typeof node, 'fetch'>) => {
      const request = new Request(`http://siam191.localhost${path}`, { headers: { host: 'siam191.localhost' } })
      const response = await host.fetch(request)
      const { etag: _ofItsText, ...headers } = Object.fromEntries(response.headers)
      return { status: response.status, headers, text: (await response.text()).replaceAll(testClasses, ' class=""') }
    }
    const expected = await ask(node)
    expect(expected.text.length).toBeGreaterThan(20)
    expect(await ask(worker)).toEqual(expected)
  },
)
