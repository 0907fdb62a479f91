import type { ReactNode } from 'react'
import page from '../../_ui/page/page.module.css'
import pills from '../../_ui/pills.module.css'
import { Message } from '../../../runtime/widget-api/text.ts'
import styles from './Limits.module.css'

interface ChoicesProps {
  /** The section's name. Its messages are `responsible-play.limits.<name>` and `<name>-text`. */
  readonly name: string
  readonly options: readonly { readonly value: number; readonly label: ReactNode }[]
  /** The chosen value. Undefined if a press opens a confirmation, so that no option stays chosen. */
  readonly chosen?: number | undefined
  /** Whether another value is pending, so that a press of the chosen option cancels the pending value. */
  readonly isPending?: boolean
  readonly isBusy: boolean
  readonly onChoose: (value: number) => void
  /** A line about the choice. */
  readonly children?: ReactNode
}

/** A card with a choice between a few options. */
export function Choices({ name, options, chosen, isPending = false, isBusy, onChoose, children }: ChoicesProps) {
  return (
    <section className={page.card} aria-labelledby={`limits-${name}`}>
      <h2 id={`limits-${name}`}>
        <Message id={`responsible-play.limits.${name}`} />
      </h2>
      <p className={styles.quiet}>
        <Message id={`responsible-play.limits.${name}-text`} />
      </p>
      <ul className={pills.pills}>
        {options.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              className={pills.pill}
              aria-pressed={chosen === undefined ? undefined : value === chosen}
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy && (value !== chosen || isPending)) onChoose(value)
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
