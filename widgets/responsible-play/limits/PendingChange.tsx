import type { ReactNode } from 'react'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PlayLimit } from '../../../schemas/generated/records.ts'
import { formatEnd } from '../model/format-end.ts'
import styles from './Limits.module.css'

interface PendingChangeProps {
  readonly limit: Pick<PlayLimit, 'next_amount' | 'next_from'>
  /** Renders an amount of the limit. */
  readonly show: (amount: string) => ReactNode
}

/** The pending change of a limit. Renders nothing if no change is pending. */
export function PendingChange({ limit: { next_amount, next_from }, show }: PendingChangeProps) {
  const { timeZone } = useBrand()
  if (next_from === undefined) return null
  const date = formatEnd(next_from, timeZone)
  return (
    <p className={styles.waits}>
      {next_amount === undefined ? (
        <Message id="responsible-play.limits.ends" values={{ date }} />
      ) : (
        <Message id="responsible-play.limits.waits" values={{ amount: show(next_amount), date }} />
      )}
    </p>
  )
}
