import { type IntlShape, useIntl as useWholeIntl } from 'react-intl'

/**
 * The formats of texts, numbers and dates that widgets may use. The browser build leaves out the library's other
 * formats.
 */
export type WidgetIntl = Pick<IntlShape, 'locale' | 'formatMessage' | 'formatNumber' | 'formatDate' | 'formatTime'>

/** Texts of the brand in the page's language, and the formats of that language. */
export const useIntl: () => WidgetIntl = useWholeIntl
