/** Texts, numbers and times. */
export {
  currencySign,
  type Decimals,
  formatAmount,
  formatDate,
  formatMoney,
  parseServerTime,
} from '../i18n/locale-formats.ts'
export { safeLink } from '../rich-html/rules.ts'
export { singleLineText } from '../state/toasts.ts'
export { useIntl } from '../site/intl-context.ts'
export { Message } from '../site/Message.tsx'
export { useMoney } from './use-money.ts'
