import { createElement, Fragment, type ReactNode } from 'react'
import { useIntl } from './intl-context.ts'

interface MessageProps {
  /** The id of a text. */
  readonly id: string
  /** The values of the text's arguments: texts, numbers, or parts of the page. */
  readonly values?: Readonly<Record<string, ReactNode>>
}

/** A text of the brand in the page's language. */
export function Message({ id, values }: MessageProps): ReactNode {
  const intl = useIntl()
  if (!values) return intl.formatMessage({ id })
  // The parts are arguments and not a list, so that they need no keys.
  return createElement(Fragment, null, ...intl.formatParts<ReactNode>(id, values))
}
