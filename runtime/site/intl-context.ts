import { createContext, useContext } from 'react'
import type { PageIntl } from '../i18n/create-intl.ts'

const IntlContext = createContext<PageIntl | undefined>(undefined)

export const IntlProvider = IntlContext.Provider

/** Texts of the brand in the page's language, and the formats of that language. Throws outside of a page. */
export function useIntl(): PageIntl {
  const intl = useContext(IntlContext)
  if (!intl)
    throw new Error('This component is outside of a site. Render it in a widget, or in a test with renderWidget.')
  return intl
}
