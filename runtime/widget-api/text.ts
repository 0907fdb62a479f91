/** Texts, numbers and moments. */
export { FormattedMessage as Message } from 'react-intl'
export { currencySign, formatAmount, formatDate, formatMoney, parseServerTime } from '../i18n/formats.ts'
export { safeLink } from '../rich-html/rules.ts'
export { plainText, randomId } from '../state/toasts.ts'
export { useIntl, type WidgetIntl } from './use-intl.ts'
export { useMoney } from './use-money.ts'
