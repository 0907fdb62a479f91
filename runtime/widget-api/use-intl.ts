import { type IntlShape, useIntl as useWholeIntl } from 'react-intl'

/** What widgets say texts, numbers and moments with. The library's other formats are not in the browser's build. */
export type WidgetIntl = Pick<IntlShape, 'locale' | 'formatMessage' | 'formatNumber' | 'formatDate' | 'formatTime'>

/** Texts of the brand in the page's language, and the formats of that language. */
export const useIntl: () => WidgetIntl = useWholeIntl
