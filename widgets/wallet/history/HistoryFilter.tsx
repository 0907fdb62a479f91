import { useIntl } from '../../../runtime/widget-api/text.ts'
import styles from '../../_ui/list/filters.module.css'
import { Select } from '../../_ui/select/Select.tsx'
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
  const itemsOf = (choices: typeof kinds | typeof states) =>
    choices.map(([id, text]) => ({ id, text: intl.formatMessage({ id: text }) }))
  return (
    <div className={styles.filters} role="group" aria-label={intl.formatMessage({ id: 'wallet.history.filter' })}>
      <div>
        <Select
          label={intl.formatMessage({ id: 'wallet.history.kind' })}
          items={itemsOf(kinds)}
          chosen={chosen.kind}
          onChoose={(kind) => onChosen({ kind: kind as ChosenFilter['kind'] })}
        />
      </div>
      <div>
        <Select
          label={intl.formatMessage({ id: 'wallet.history.state' })}
          items={itemsOf(states)}
          chosen={chosen.state}
          onChoose={(state) => onChosen({ state: state as ChosenFilter['state'] })}
        />
      </div>
      <DayField label="wallet.history.from" day={chosen.from} onDay={(from) => onChosen({ from })} />
      <DayField label="wallet.history.to" day={chosen.to} onDay={(to) => onChosen({ to })} />
    </div>
  )
}
