import styles from './Card.module.css'

interface CardProps extends Omit<React.LiHTMLAttributes<HTMLLIElement>, 'children'> {
  /** `wide` is 16 to 9, `square` 4 to 3. The place of the picture is kept while it loads. */
  readonly shape: 'wide' | 'square'
  /**
   * Its address. Undefined while data loads, and empty if the backend has no picture. The text below says what it
   * shows.
   */
  readonly picture?: string | undefined
  readonly children?: React.ReactNode
}

const widths = { wide: 933, square: 320 } as const
const heights = { wide: 525, square: 240 } as const

/** An entry of a list that is a card: a picture with text below it. Its picture waits for the page's hydration. */
export function Card({ shape, picture, className, children, ...rest }: CardProps) {
  return (
    <li className={`${styles.card} ${styles[shape]} ${className ?? ''}`} {...rest}>
      {picture ? (
        <img
          src={picture}
          alt=""
          width={widths[shape]}
          height={heights[shape]}
          loading="lazy"
          fetchPriority="low"
          className="gated"
        />
      ) : null}
      {children}
    </li>
  )
}
