import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Page } from '../../runtime/page/Page.tsx'
import { SiteApp } from '../../runtime/page/SiteApp.tsx'
import { HistoryRouter } from '../../runtime/routing/HistoryRouter.tsx'
import type { Site } from '../../runtime/site/site-context.ts'
import { type StaticBlocks, StaticBlocksContext } from '../../runtime/site/static-blocks.ts'
import type { LiveSite } from './live-site.ts'
import { NavigationOutside } from './NavigationOutside.tsx'

interface RootProps {
  readonly live: LiveSite
  /** The site without its data, which `live` provides. */
  readonly site: Omit<Site, 'data'>
  readonly queryClient: QueryClient
  readonly staticBlocks: StaticBlocks
  /** Called with the router's navigation after the page has hydrated. */
  readonly takeNavigation: (navigate: (path: string) => void) => void
  readonly onHydrated: () => void
}

/** The root of an open page. The markup inside `SiteApp` equals the host's, because React hydrates it. */
export function Root({ live, site, queryClient, staticBlocks, takeNavigation, onHydrated }: RootProps) {
  const [data, setData] = useState(live.initialSite)
  // Late texts do not make a new site object, so that widgets keep their state.
  const [messages, setMessages] = useState(data.messages)
  useEffect(() => {
    live.attach({ setData, setMessages })
    onHydrated()
  }, [live, onHydrated])
  const whole = useMemo(() => ({ ...site, data }), [site, data])
  return (
    <SiteApp site={whole} messages={messages} queryClient={queryClient} onMissingText={live.onMissingText}>
      <HistoryRouter>
        <NavigationOutside take={takeNavigation} onNavigated={() => void site.session.refreshAfterNavigation()}>
          <StaticBlocksContext value={staticBlocks}>
            <Page />
          </StaticBlocksContext>
        </NavigationOutside>
      </HistoryRouter>
    </SiteApp>
  )
}
