import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, MemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { act, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import {
  type ManifestSource,
  validateMerchants,
  type ResolvedManifest,
  resolveManifest,
} from '../../runtime/manifest/index.ts'
import { sessionParts } from '../../runtime/areas/registered-areas.ts'
import { SiteApp } from '../../runtime/page/SiteApp.tsx'
import { PageView } from '../../runtime/page/PageView.tsx'
import type { Site, Visit } from '../../runtime/site/site-context.ts'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import { sentData } from '../../runtime/site/sent-data.ts'
import type { Call } from '../../runtime/session/session-state.ts'
import { createSession } from '../../runtime/session/session.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { createLocalCache, createMemoryStore } from '../../runtime/api/local-cache.ts'
import { createSandbox } from '../../sandbox/index.ts'
import { cleanHtml } from '../../app/host/clean-html.ts'
import { createBrandFileReader } from '../../runtime/sources/brand-file-reader.ts'
import { createServerReader } from '../../app/host/server-reader.ts'
import { buildSiteData } from '../../app/host/build-site-data.ts'
import { loadSandboxParts } from '../../app/sandbox-parts.ts'
import { renderPage, type RenderedPage } from '../../app/server/entry-server.tsx'
import { readBrand } from '../sandbox/sandbox-under-test.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { Member } from '../../schemas/generated/records.ts'
import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'
import { projectRoot } from '../support/run-command.ts'
import { htmlOf } from '../support/html-of.ts'

const folders = [`${projectRoot}merchants`]
const host = 'siam191.localhost'

/** A stage for one widget: a page of a real brand with this widget only, over the sandbox's data. */
export interface WidgetStage {
  readonly site: SiteData
  readonly request: PageRequest
  readonly reader: PublicReader
  /** The visit in the browser. */
  readonly visit?: Site['visit']
}

let brand: Promise<ResolvedManifest> | undefined
const sandbox = createSandbox({
  database: ':memory:',
  parts: await loadSandboxParts(),
  merchants: [{ id: 'siam191', name: 'Siam191', hosts: [host], data: readBrand('siam191') }],
})

/** Puts a widget with props on the stage, in one locale. */
export async function setStage(
  facts: WidgetFacts,
  props: Record<string, unknown>,
  locale: 'en-th' | 'th-th',
): Promise<WidgetStage> {
  brand ??= openBrand()
  const resolved = await brand
  const region = facts.regions[0] ?? 'main'
  const home = resolved.manifest.routes.home as NonNullable<SiteData['routes'][string]>
  const block = { order: ['one'], blocks: { one: { widget: facts.name, props } } }
  const site: SiteData = {
    ...buildSiteData(resolved, locale),
    layouts: { stage: { arrangement: 'stack', regions: [region] } } as SiteData['layouts'],
    shell: {},
    routes: { home: { ...home, layout: 'stage', guards: [], regions: { [region]: block } } },
  }
  const request: PageRequest = { path: `/${locale}`, country: 'TH', now: Date.now() }
  const reader = createServerReader(
    { resolved, site, request, host },
    {
      backend: (call) => sandbox.fetch(call),
      readFile: createBrandFileReader(folders),
      configCache: createLocalCache(createMemoryStore(), Date.now),
    },
  )
  return { site, request, reader }
}

const browserOnly = ['document', 'localStorage', 'sessionStorage', 'matchMedia', 'navigator'] as const

/** The server's HTML of the stage. Browser APIs are unavailable during its rendering. */
export async function renderStage({ site, request, reader }: WidgetStage): Promise<RenderedPage> {
  const kept = browserOnly.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of browserOnly) Object.defineProperty(globalThis, name, { value: undefined, configurable: true })
  try {
    return await renderPage(site, request, { reader, sanitize: (html) => cleanHtml(html, []) })
  } finally {
    for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(globalThis, name, descriptor)
  }
}

/**
 * Hydrates the server's HTML in a document, and collects React's messages.
 *
 * @param cached the data in the browser's cache; by default all data that the server fetched
 */
export async function hydrateStage(
  { site, request, reader, visit }: WidgetStage,
  { html, queries }: RenderedPage,
  cached: RenderedPage['queries'] = queries,
): Promise<{ element: HTMLElement; output: string[]; root: Root }> {
  const element = document.createElement('div')
  element.innerHTML = htmlOf({ html })
  document.body.replaceChildren(element)
  const output: string[] = []
  const session = createSession({
    call: reader.call,
    now: Date.now,
    onEnd: () => {},
    announce: () => {},
    parts: sessionParts(),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const [key, data] of cached) queryClient.setQueryData(key, data)
  const router = createMemoryRouter([{ path: '*', element: <PageView /> }], { initialEntries: [request.path] })
  const shared: Site = { data: site, request, reader, session, toasts: createToasts(), sent: sentData(queries), visit }
  const root = await act(async () =>
    hydrateRoot(
      element,
      <SiteApp site={shared} queryClient={queryClient}>
        <RouterProvider router={router} />
      </SiteApp>,
      { onRecoverableError: (error) => output.push(String(error)) },
    ),
  )
  return { element, output, root }
}

/** Responses to calls, by endpoint. */
export type Responses = Readonly<Record<string, () => object | Promise<object>>>

interface MountOptions {
  /** The member of the session. By default, the visitor is a guest. */
  readonly member?: Member
  /** Makes the calls of the session. By default, the sandbox responds. */
  readonly call?: Call
  /**
   * Responses of the test to calls; the sandbox responds to all others. With a response to `index/auth`, a member logs
   * in after the part has mounted.
   */
  readonly responses?: Responses
  /** The address of the page. By default, the home page. */
  readonly path?: string
  /** Returns the stage with other settings or another backend. */
  readonly changeStage?: (stage: WidgetStage) => WidgetStage
  /** Returns the site with changes. */
  readonly changeSite?: (site: Site) => Site
}

/** Mounts a part of a widget in a site with the brand's routes, without server HTML. */
export async function mountOnStage(
  widget: string,
  part: ReactNode,
  {
    member,
    call: ownCall,
    responses,
    path,
    changeStage = (stage) => stage,
    changeSite = (site) => site,
  }: MountOptions = {},
): Promise<Mounted> {
  const facts = catalogue[widget]
  if (!facts) throw new Error(`There is no widget ${widget}.`)
  const stage = changeStage(await setStage(facts, {}, 'en-th'))
  const call: PublicReader['call'] = async (endpoint, ...rest) => {
    const response = responses?.[endpoint]
    return response ? ((await response()) as never) : stage.reader.call(endpoint, ...rest)
  }
  const { request } = stage
  const data = { ...stage.site, routes: buildSiteData(await (brand ??= openBrand()), 'en-th').routes }
  const reader = { ...stage.reader, call }
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const session = createSession({
    call: ownCall ?? call,
    now: Date.now,
    onEnd: () => {},
    announce: () => {},
    parts: sessionParts(),
  })
  if (member) session.store.setState({ known: true, loggedIn: true, member })
  const clock = { now: Date.now, observe: () => {} }
  const visit = { clock, storage: localStorage, tabStorage: sessionStorage } as unknown as Visit
  const shared: Site = {
    data,
    request,
    reader,
    session,
    toasts: createToasts(),
    sent: () => undefined,
    ...(responses && { visit }),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <SiteApp site={changeSite(shared)} queryClient={queryClient}>
        <MemoryRouter initialEntries={[path ?? request.path]}>{part}</MemoryRouter>
      </SiteApp>,
    ),
  )
  // Does not wait for the dashboard, which the test may hold back.
  if (responses?.['index/auth']) await act(async () => void session.login('66-0812345678', 'Passw0rd1'))
  return { element, root }
}

/** Waits until an element contains a text, while React renders as in a browser. */
export function shows(element: HTMLElement, text: string): Promise<void> {
  return untilShown(() => expect(element.textContent).toContain(text))
}

/** Lets React render by itself, until an expectation about the page holds. */
export async function untilShown(expectation: () => void): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    await vi.waitFor(expectation, 10_000)
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
}

interface Mounted {
  readonly element: HTMLElement
  readonly root: Root
}

/** Lists every area of the project in the manifest of the stage's brand, because no brand lists a new area yet. */
export function withAllAreas(source: ManifestSource): ManifestSource {
  const areas = globSync('widgets/*/area.json', { cwd: projectRoot }).map((path) => basename(dirname(path)))
  return {
    merchants: () => source.merchants(),
    load: async (merchant) => {
      const files = await source.load(merchant)
      const text = files?.json.get('manifest.json')
      if (merchant !== 'siam191' || !files || text === undefined) return files
      const manifest = { ...(JSON.parse(text) as object), areas }
      return { ...files, json: new Map([...files.json, ['manifest.json', JSON.stringify(manifest)]]) }
    },
  }
}

async function openBrand(): Promise<ResolvedManifest> {
  const source = withAllAreas(createFileSource({ folders }))
  const [verdict] = await validateMerchants(source, ['siam191'])
  const resolved = verdict && (await resolveManifest(verdict, 'development'))
  if (!resolved) throw new Error('siam191 does not validate.')
  return resolved
}
