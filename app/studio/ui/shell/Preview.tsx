import { useCallback, useEffect, useRef, useState } from 'react'
import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json, JsonObject } from '../../../../runtime/manifest/stages.ts'
import { isBoolean, isString, storeInTab, storedInTab, useTabState } from '../tab-state.ts'
import { reloadPreview, useStudio } from '../studio-state.ts'
import { useText } from '../use-text.ts'
import { shownPage } from '../model/page-edits.ts'
import { hashOf, usePlace } from '../use-place.ts'
import { devices, isDevice } from './devices.ts'
import { isTheme, PreviewTools } from './PreviewTools.tsx'
import { useIsEmptyPage } from './use-is-empty-page.ts'
import { usePageEditing } from './use-page-editing.ts'

interface Visit {
  readonly origin: string
  readonly environment: string
  readonly visitor: string
  readonly locale: string
  readonly locales: readonly string[]
  /** The path of the frame's page, with or without a locale. */
  readonly path: string
}

/** The address that shows the same page to a visitor in an environment and a language. */
function addressOf({ origin, environment, visitor, locale, locales, path }: Visit): string {
  const below = withoutLocale(path, locales)
  const query = new URLSearchParams({ environment, visitor, path: `/${locale}${below === '/' ? '' : below}` })
  return `${origin}/__livery/enter?${query.toString()}`
}

function withoutLocale(path: string, locales: readonly string[]): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? []
  return locales.includes(first) ? rest || '/' : path
}

/**
 * The site with the drafts, beside the form. The frame has another origin, so that its page has no access to the
 * studio. The studio ignores malformed messages of the page.
 */
export function Preview({ brand }: { readonly brand: string }) {
  const text = useText()
  const port = useStudio((state) => state.product?.previewPort)
  const environment = useStudio((state) => state.environment)
  const locales = useStudio(({ values }) => valueAt(values.merged, '/locales'))
  const codes = isObject(locales) ? Object.keys(locales) : []
  const [device, setDevice] = useTabState('device', isDevice, 'phone')
  const [visitor, setVisitor] = useTabState<'guest' | 'member'>('visitor', isVisitor, 'guest')
  const [locale, setLocale] = useTabState('locale', isString, '')
  const [theme, setTheme] = useTabState('theme', isTheme, 'brand')
  const [isEditing, setEditing] = useTabState('editing', isBoolean, false)
  const isEmpty = useIsEmptyPage()
  const loads = useStudio((state) => state.loads)
  const path = useRef(storedInTab('path', isString) ?? '')
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [stageWidth, setStageWidth] = useState(400)
  const shown = codes.includes(locale) ? locale : (codes[0] ?? '')
  const origin = `http://${brand}.localhost:${port}`
  const chosen = useChosenPage()

  /**
   * The address that the frame loads. A link may have led the frame to another page. A new number then loads the
   * address again.
   */
  const [visit, setVisit] = useState<{ readonly address: string; readonly number: number }>()
  const allCodes = codes.join(' ')
  /** Loads the page at a path, unless the frame shows the page already. Without a path, loads the current page. */
  const load = useCallback(
    (to?: string) => {
      const locales = allCodes.split(' ')
      if (to === withoutLocale(path.current, locales).replace(/[?#].*$/, '')) return
      path.current = to ?? path.current
      const address = addressOf({ origin, environment, visitor, locale: shown, locales, path: path.current })
      setVisit((last) => ({ address, number: (last?.number ?? 0) + 1 }))
    },
    [origin, environment, visitor, shown, allCodes],
  )
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
    load()
  }, [load, loads])
  useEffect(() => {
    if (chosen.path !== undefined) latestLoad.current(chosen.path)
  }, [chosen.place, chosen.path])

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setStageWidth(entry?.contentRect.width ?? 400))
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  usePageEditing({
    frame,
    origin,
    locale: shown,
    theme,
    isEditing,
    onPage: (now) => {
      path.current = now
      storeInTab('path', now)
    },
  })

  const { width, height } = devices[device]
  const scale = Math.min(1, stageWidth / width)
  return (
    <section className="preview" aria-label={text('preview')}>
      <PreviewTools
        locales={codes}
        address={`${origin}/${shown}`}
        locale={shown}
        device={device}
        visitor={visitor}
        theme={theme}
        isEditing={isEditing}
        set={(view) => {
          if (view.locale !== undefined) setLocale(view.locale)
          if (view.device !== undefined) setDevice(view.device)
          if (view.visitor !== undefined) setVisitor(view.visitor)
          if (view.theme !== undefined) setTheme(view.theme)
          if (view.isEditing !== undefined) setEditing(view.isEditing)
        }}
        reload={reloadPreview}
      />
      <div className="stage" ref={stage} role="group" aria-label={text(device)} tabIndex={0}>
        <div className="device" style={{ width: width * scale, height: height * scale }}>
          {isEmpty ? (
            <p className="stage-hint">{text('empty-page-hint')}</p>
          ) : (
            <iframe
              ref={frame}
              key={visit?.number}
              title={text('preview')}
              src={visit?.address}
              style={{ width, height, transform: `scale(${scale})` }}
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            />
          )}
        </div>
      </div>
    </section>
  )
}

const isVisitor = (value: unknown): value is 'guest' | 'member' => value === 'guest' || value === 'member'

/** Whether a page has a block whose settings name a text page. */
function showsText(route: Json, page: string): boolean {
  const regions = isObject(route) && isObject(route.regions) ? Object.values(route.regions) : []
  const blocks = regions.flatMap((region) =>
    isObject(region) && isObject(region.blocks) ? Object.values(region.blocks) : [],
  )
  return blocks.some((block) => isObject(block) && isObject(block.props) && block.props.page === page)
}

/**
 * The place in the studio, and the path of the page that the form shows there. The path is undefined for a form without
 * a page. It is also undefined for a path with parameters, because the studio has no values for them.
 */
function useChosenPage(): { readonly place: string; readonly path: string | undefined } {
  const { section, entry } = usePlace()
  const kind = useStudio(({ sections }) => sections.find(({ id }) => id === section)?.kind)
  const path = useStudio(({ values }) => {
    const root = joinPointer('', section ?? '')
    if (kind === 'pages') return valueAt(values.merged, joinPointer(root, shownPage(values, root, entry) ?? '', 'path'))
    if (kind !== 'content' || entry === undefined) return undefined
    // A page shows a text page if one of its blocks names the text page.
    const routes = valueAt(values.merged, '/routes')
    return Object.values(isObject(routes) ? routes : {}).find((one): one is JsonObject => showsText(one, entry))?.path
  })
  return {
    place: hashOf(section ?? '', entry),
    path: typeof path === 'string' && !path.includes('{') ? path : undefined,
  }
}
