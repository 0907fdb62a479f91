import styles from './Card.module.css'

interface CardProps extends Omit<React.LiHTMLAttributes<HTMLLIElement>, 'children'> {
  /** `wide` is 16 to 9, `square` 4 to 3. The place of the picture is kept while it loads. */
  readonly shape: 'wide' | 'square'
  /** Its address; none while data is on its way, and empty where the backend has none. The text below says what it shows. */
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
