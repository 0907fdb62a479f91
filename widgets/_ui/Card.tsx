import { useIsFirstBlock } from '../../runtime/widget-api/pages.ts'
import styles from './Card.module.css'

interface CardProps extends Omit<React.LiHTMLAttributes<HTMLLIElement>, 'children'> {
  /** `wide` is 16 to 9, `standard` 4 to 3. The card reserves the space of its picture. */
  readonly shape: 'wide' | 'standard'
  /**
   * The address of the picture. Undefined while data loads, and empty if the backend has no picture. Screen readers
   * skip the picture, because the text below describes it.
   */
  readonly picture?: string | undefined
  /** Whether the card is at the beginning of its list. */
  readonly isFirst?: boolean
  readonly children?: React.ReactNode
}

/**
 * A card in a list: a picture with text below it. The pictures of the first cards in a page's first block load
 * immediately. Any other picture loads when it comes near the window.
 */
export function Card({ shape, picture, isFirst = false, className, children, ...rest }: CardProps) {
  const isSeenFirst = useIsFirstBlock() && isFirst
  return (
    <li className={`${styles.card} ${styles[shape]} ${className ?? ''}`} {...rest}>
      {picture ? (
        <img
          src={picture}
          alt=""
          loading={isSeenFirst ? 'eager' : 'lazy'}
          fetchPriority={isSeenFirst ? 'high' : 'low'}
        />
      ) : null}
      {children}
    </li>
  )
}
