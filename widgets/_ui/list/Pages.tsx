import { useIntl } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../Icon.tsx'
import { Select } from '../select/Select.tsx'
import styles from './pages.module.css'

interface PagesProps {
  /** From 1. */
  readonly page: number
  /** Number of pages. */
  readonly count: number
  readonly onPage: (page: number) => void
}

/** Buttons for the next and the previous page, and a choice of any page. Renders nothing for a single page. */
export function Pages({ page, count, onPage }: PagesProps) {
  const intl = useIntl()
  if (count < 2) return null
  const step = (to: number, name: string, className?: string) => (
    <button
      type="button"
      className={className}
      // Not `disabled`: the button that was pressed keeps the focus.
      aria-disabled={to < 1 || to > count}
      aria-label={intl.formatMessage({ id: name })}
      onClick={() => {
        if (to >= 1 && to <= count) onPage(to)
      }}
    >
      <Icon name="chevron" size={20} />
    </button>
  )
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'pages.label' })}>
      {step(page - 1, 'pages.before', styles.back)}
      <div className={styles.jump}>
        <Select
          label={intl.formatMessage({ id: 'pages.choose' })}
          labelClass="visually-hidden"
          items={Array.from({ length: count }, (_, index) => ({ id: String(index + 1), text: String(index + 1) }))}
          chosen={String(page)}
          onChoose={(id) => onPage(Number(id))}
        />
        / {count}
      </div>
      {step(page + 1, 'pages.after')}
    </nav>
  )
}
