import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { createIntl } from '../i18n/create-intl.ts'
import { IntlProvider } from '../site/intl-context.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import type { SiteData } from '../site/site-data.ts'
import { ToastView } from './ToastView.tsx'
import { languageOf } from '../../schemas/locale-code.ts'

/** The providers around all pages. The router is inside them, so that navigation keeps their state. */
export function SiteApp({
  site,
  messages = site.data.messages,
  queryClient,
  onMissingText,
  children,
}: {
  readonly site: Site
  /** The texts by id. Default: those of the site. */
  readonly messages?: SiteData['messages']
  readonly queryClient: QueryClient
  /** Called when the page needs a text that `messages` does not contain. Returns the text to show. */
  readonly onMissingText?: (id: string) => string
  readonly children: ReactNode
}) {
  const { locale, timeZone } = site.data
  const intl = useMemo(
    () => createIntl({ locale: languageOf(locale), timeZone, messages, onMissing: onMissingText }),
    [locale, timeZone, messages, onMissingText],
  )
  return (
    <IntlProvider value={intl}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider value={site}>
          {children}
          <ToastView />
        </SiteProvider>
      </QueryClientProvider>
    </IntlProvider>
  )
}
