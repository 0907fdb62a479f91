/** The only door for widgets: what stands here is what a widget may use of the runtime. */
export { FormattedMessage as Message, useIntl } from 'react-intl'
export { Link } from 'react-router'
export type { PublicData } from '../api/queries.ts'
export { formatAmount, formatDate, parseServerTime } from '../i18n/formats.ts'
export { plainText, randomId } from '../state/toasts.ts'
export { defineWidget, type PropsOf, type WidgetDefinition } from './define-widget.ts'
export {
  type LocaleLink,
  type MenuLink,
  useBrand,
  useContentPage,
  useLocaleLinks,
  useLocalPath,
  useMenu,
  usePublicData,
  useServerNow,
  useSession,
  useSessionActions,
} from './hooks.ts'
export { RichHtml } from './RichHtml.tsx'
export { useSidewaysPhone } from '../page/use-sideways-phone.ts'
export { useRouteId } from './use-route-id.ts'
export { useContacts } from './use-contacts.ts'
