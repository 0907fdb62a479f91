import { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { Endpoint } from '../../runtime/api/call-api.ts'
import { decodeRecord } from '../../runtime/api/decode-response.ts'
import type { SessionParts } from '../../runtime/areas/area.ts'
import { sessionParts } from '../../runtime/areas/registered-areas.ts'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import { findWidget } from '../../runtime/loading/widget-registry.ts'
import { type Json, merge } from '../../runtime/manifest/index.ts'
import { SiteApp } from '../../runtime/page/SiteApp.tsx'
import { createSession } from '../../runtime/session/session.ts'
import type { Site } from '../../runtime/site/site-context.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { Member } from '../../schemas/generated/records.ts'
import type { SiteSettings } from '../../schemas/generated/site-settings.ts'
import type { WidgetProps } from '../../schemas/generated/widget-props.ts'
import { buildSiteData } from '../host/build-site-data.ts'
import '../server/register-areas.ts'
import { brandForTests } from './brand-for-tests.ts'
import { completeBrowser } from './complete-browser.ts'
import { type StubbedResponses, stubbedCall } from './stubbed-call.ts'
import { visitForTests } from './visit-for-tests.ts'

export type { StubbedResponses }

type Partly<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partly<Value[Key]> }
    : Value

export interface RenderOptions<Name extends keyof WidgetProps> {
  /**
   * The id of a brand in the installation: the name of its folder. Its development manifest gives routes, texts and
   * settings.
   */
  readonly brand: string
  /** The widget's props. Default: the first example in its `*.widget.json`. */
  readonly props?: WidgetProps[Name]
  /** A locale of the brand. Default: the brand's default locale. */
  readonly locale?: string
  /** The page's address without the locale, such as `/books/b-1?from=home`. Default: `/`. */
  readonly path?: string
  /** Settings that replace those of the brand. */
  readonly settings?: Partly<SiteSettings>
  /** Fields of the logged-in member. The other fields have defaults. Without this option, the visitor is a guest. */
  readonly member?: Partial<Member>
  /** The areas' parts of the session. Default: the `empty` value of each part. */
  readonly parts?: Partial<SessionParts>
  /**
   * The responses, decoded by the schemas of their calls. A lost response is `{ status: false, noResponse: true }`. For
   * a backend without the call, it is `{ status: false, missing: true }`. A call without a response fails. The console
   * names this call, and values that break a schema. Only `user/dashboard` has a default.
   */
  readonly responses?: StubbedResponses
  /** The contents of configuration files of the static origin, by name. Other files fail to load. */
  readonly files?: Readonly<Record<string, unknown>>
}

export interface RenderedWidget {
  /** Contains the widget, followed by the toasts. */
  readonly element: HTMLElement
  /** The calls so far, in their order. */
  readonly calls: readonly { readonly name: Endpoint; readonly request: unknown }[]
  /** Removes the widget from the document. */
  readonly unmount: () => void
}

/**
 * Renders a widget into the document, in the site of a brand with a stubbed backend. Resolves before public data has
 * loaded: wait for a text with `expect.poll`.
 *
 * @throws Error for an unknown widget or locale, an invalid brand, or a path that begins with a locale. Also the error
 *   of a widget that throws when it first renders
 */
export async function renderWidget<Name extends keyof WidgetProps>(
  name: Name,
  options: RenderOptions<Name>,
): Promise<RenderedWidget> {
  const { brand, props = catalogue[name]?.examples[0] ?? {}, path = '/', member, parts, files = {} } = options
  const Widget = findWidget(name)
  if (!Widget) throw new Error(`There is no widget ${name}.`)
  const resolved = await brandForTests(brand)
  const { locale = resolved.manifest.defaultLocale } = options
  if (!Object.hasOwn(resolved.manifest.locales, locale)) throw new Error(`The brand ${brand} has no locale ${locale}.`)
  const { locale: pathLocale } = splitLocale(path, Object.keys(resolved.manifest.locales))
  if (pathLocale !== undefined)
    throw new Error(`The path ${path} begins with a locale. Use the option "locale" instead.`)
  const built = buildSiteData(resolved, locale)
  const settings = merge(built.settings as unknown as Json, (options.settings ?? {}) as Json) as unknown as SiteSettings
  const data = { ...built, settings }
  const calls: { name: Endpoint; request: unknown }[] = []
  const user = member && { ...anyMember(), ...member }
  const dashboard = { status: true, data: { logged_in: user !== undefined, ...(user && { user }) } }
  const decoding = { imageHosts: settings.hosts.image }
  const call = stubbedCall(
    { 'user/dashboard': dashboard, ...options.responses } as StubbedResponses,
    decoding,
    (endpoint, request) => calls.push({ name: endpoint, request }),
  )
  const session = createSession({
    call,
    now: Date.now,
    onEnd: () => {},
    announce: () => {},
    parts: sessionParts(),
  })
  session.store.setState((before) => ({
    known: true,
    parts: { ...before.parts, ...parts },
    ...(user && { loggedIn: true, member: user }),
  }))
  const missing = async (file: string) => Promise.reject(new Error(`The test has no file ${file}.`))
  const site: Site = {
    data,
    request: { path: `/${locale}${path === '/' ? '' : path}`, country: data.country, now: Date.now() },
    reader: {
      locale,
      currency: data.currency,
      host: `${brand}.localhost`,
      call,
      decoding,
      config: async (file) => (Object.hasOwn(files, file) ? files[file] : missing(file)),
      cachedFile: missing,
      content: missing,
    },
    session,
    toasts: createToasts(),
    visit: visitForTests(`${data.environment}:${brand}`),
  }
  completeBrowser()
  // Dialogs read the URL and the history entry of the window.
  window.history.replaceState(null, '', site.request.path)
  const element = document.body.appendChild(document.createElement('div'))
  const { promise: rendered, resolve, reject } = Promise.withResolvers<void>()
  let isRendered = false
  const finish = () => {
    isRendered = true
    resolve()
  }
  // React removes a tree that throws, so its effects never run.
  const onUncaughtError = (error: unknown) => (isRendered ? reportError(error) : reject(error))
  const root = createRoot(element, { onUncaughtError })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const unmount = () => {
    root.unmount()
    queryClient.clear()
    element.remove()
  }
  root.render(
    <SiteApp site={site} queryClient={queryClient}>
      <BrowserRouter>
        <Widget {...(props as Record<string, unknown>)} />
      </BrowserRouter>
      <AfterRendering run={finish} />
    </SiteApp>,
  )
  await rendered.catch((error: unknown) => {
    unmount()
    throw error
  })
  return { element, calls, unmount }
}

/** Calls `run` after React has put the siblings of this component into the document. */
function AfterRendering({ run }: { readonly run: () => void }) {
  useEffect(run, [run])
  return null
}

/** An example member. The decoder adds the schema's defaults for the fields of areas. */
function anyMember(): Member {
  return decodeRecord('member', {
    uid: '1',
    username: '660812345678',
    fullname: 'Somchai Jaidee',
    phone: '66-0812345678',
    currency: 'THB',
    mid: 'm1',
    utk: 'u',
  }) as Member
}
