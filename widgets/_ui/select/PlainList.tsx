import styles from './select.module.css'
import type { ListProps } from './SelectItem.tsx'

/** The browser's own list, for a page whose list fails to load. It closes when it loses the focus. */
export function PlainList({ label, items, chosen, onChoose, onClose }: ListProps) {
  return (
    <select
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press on the control has requested it
      autoFocus
      className={styles.button}
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      onBlur={onClose}
    >
      {items.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  )
}
