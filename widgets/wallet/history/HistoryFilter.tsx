import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import styles from '../../_ui/list/filters.module.css'
import { DayField } from './DayField.tsx'
import type { ChosenFilter } from './filter-of.ts'

interface HistoryFilterProps {
  readonly chosen: ChosenFilter
  /** Receives the changed field. */
  readonly onChosen: (field: Partial<ChosenFilter>) => void
}

const kinds = [
  ['', 'wallet.history.all'],
  ['deposit', 'transaction.deposit'],
  ['withdrawal', 'transaction.withdrawal'],
  ['bonus', 'transaction.bonus-kind'],
] as const

const states = [
  ['', 'wallet.history.all'],
  ['pending', 'transaction.pending'],
  ['done', 'transaction.done'],
  ['refused', 'transaction.refused'],
] as const

/** Chooses transactions by kind, state and day. Applies each choice immediately. */
export function HistoryFilter({ chosen, onChosen }: HistoryFilterProps) {
  const intl = useIntl()
  return (
    <div className={styles.filters} role="group" aria-label={intl.formatMessage({ id: 'wallet.history.filter' })}>
      <label>
        <Message id="wallet.history.kind" />
        <select
          value={chosen.kind}
          onChange={({ currentTarget }) => onChosen({ kind: currentTarget.value as ChosenFilter['kind'] })}
        >
          {kinds.map(([value, text]) => (
            <option key={value} value={value}>
              {intl.formatMessage({ id: text })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <Message id="wallet.history.state" />
        <select
          value={chosen.state}
          onChange={({ currentTarget }) => onChosen({ state: currentTarget.value as ChosenFilter['state'] })}
        >
          {states.map(([value, text]) => (
            <option key={value} value={value}>
              {intl.formatMessage({ id: text })}
            </option>
          ))}
        </select>
      </label>
      <DayField label="wallet.history.from" day={chosen.from} onDay={(from) => onChosen({ from })} />
      <DayField label="wallet.history.to" day={chosen.to} onDay={(to) => onChosen({ to })} />
    </div>
  )
}
