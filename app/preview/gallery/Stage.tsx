import { QueryClient } from '@tanstack/react-query'
import { createElement, useMemo, useRef } from 'react'
import { MemoryRouter } from 'react-router'
import { SiteApp } from '../../../runtime/page/SiteApp.tsx'
import { BlockBoundary } from '../../../runtime/page/BlockBoundary.tsx'
import { findWidget } from '../../../runtime/loading/widget-registry.ts'
import { createToasts } from '../../../runtime/state/toasts.ts'
import type { GalleryState } from './gallery-state.ts'
import { galleryMember, idleSession } from './idle-session.ts'
import { memberCall } from './member-responses.ts'
import { readerFor, type WidgetState } from './gallery-reader.ts'

interface StageProps extends GalleryState {
  readonly widget: string
  readonly props: Readonly<Record<string, unknown>>
  readonly state: WidgetState
  readonly as: 'guest' | 'member'
  /** Called when the widget fetches the member's data. */
  readonly onAsk: () => void
}

/** One widget in a site of its own, with the data of the chosen state. */
export function Stage({ site, now, widget, props, state, as, onAsk }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
    const session = idleSession(as === 'member' ? galleryMember : undefined, memberCall(state, onAsk))
    const request = { path: '/', search: '', device: 'desktop', country: site.country, now } as const
    return {
      queryClient,
      site: { data: site, request, reader: readerFor(state, site), session, toasts: createToasts() },
    }
  }, [site, now, state, as, onAsk])
  const component = findWidget(widget)
  return (
    <div className="gallery-stage" ref={stage}>
      <button
        type="button"
        className="gallery-open"
        onClick={() => stage.current?.querySelector('dialog')?.showModal()}
      >
        Open
      </button>
      <SiteApp site={shown.site} queryClient={shown.queryClient}>
        <MemoryRouter initialEntries={[`/${site.locale}`]}>
          <BlockBoundary blockId={widget} widget={widget}>
            {component ? createElement(component, props) : null}
          </BlockBoundary>
        </MemoryRouter>
      </SiteApp>
    </div>
  )
}
