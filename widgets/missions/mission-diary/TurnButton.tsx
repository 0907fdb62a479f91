import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './MissionDiary.module.css'

interface TurnButtonProps {
  /** Id of the message with the button's accessible name. */
  readonly name: string
  /** Whether there is no further month in this direction. */
  readonly isLast: boolean
  readonly onTurn: () => void
}

/**
 * A button to another month. At the last month it is `aria-disabled` instead of `disabled`, so that the pressed button
 * keeps the focus.
 */
export function TurnButton({ name, isLast, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-disabled={isLast}
      onClick={() => {
        if (!isLast) onTurn()
      }}
    >
      <Icon name="chevron" size={20} />
      <span className="visually-hidden">
        <Message id={name} />
      </span>
    </button>
  )
}
