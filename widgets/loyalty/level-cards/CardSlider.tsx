import { useEffect, useRef, useState } from 'react'
import type { VipLevel } from '../../../schemas/generated/records.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { LevelCard } from './LevelCard.tsx'
import styles from './LevelCards.module.css'

interface CardSliderProps {
  readonly levels: readonly VipLevel[]
  /** The member's level. The slider starts at the card of this level. Undefined for a guest. */
  readonly own: number | undefined
}

/** The cards of the levels in a row to swipe, with a button for each card and buttons back and forward (RTE-06). */
export function CardSlider({ levels, own }: CardSliderProps) {
  const intl = useIntl()
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const start = Math.max(
    0,
    levels.findIndex(({ level }) => level === own),
  )

  useEffect(() => {
    const list = row.current
    if (list && start > 0) bringIntoSight(list, start, 'instant')
  }, [start])

  const step = (to: number, id: string, className: string | undefined) => (
    <button
      type="button"
      className={className}
      aria-disabled={to < 0 || to >= levels.length}
      aria-label={intl.formatMessage({ id })}
      onClick={() => {
        if (row.current && to >= 0 && to < levels.length) bringIntoSight(row.current, to)
      }}
    >
      <Icon name="chevron" size={22} />
    </button>
  )
  return (
    <section className={styles.slider} aria-label={intl.formatMessage({ id: 'loyalty.level-cards.levels' })}>
      {/* A list that scrolls has to be reachable by keyboard. */}
      <ul
        ref={row}
        className={styles.row}
        tabIndex={0}
        onScroll={({ currentTarget }) => setShown(cardAt(currentTarget))}
      >
        {levels.map((level) => (
          <LevelCard key={level.level} level={level} own={own} />
        ))}
      </ul>
      <div className={styles.steps}>
        {step(shown - 1, 'loyalty.level-cards.before', styles.back)}
        <ol className={styles.dots}>
          {levels.map(({ level }, index) => (
            <li key={level}>
              <button
                type="button"
                className={styles.dot}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => {
                  if (row.current) bringIntoSight(row.current, index)
                }}
              >
                <span className="visually-hidden">
                  <Message id="loyalty.level-cards.show" values={{ level }} />
                </span>
                <span aria-hidden="true">{level}</span>
              </button>
            </li>
          ))}
        </ol>
        {step(shown + 1, 'loyalty.level-cards.after', styles.on)}
      </div>
    </section>
  )
}

/** Scrolls the row until a card is in its middle. By default, the style decides whether the row scrolls smoothly. */
function bringIntoSight(row: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  const card = row.children[index]
  if (!(card instanceof HTMLElement)) return
  row.scrollTo({ left: card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2, behavior })
}

/**
 * The index of the card nearest to the middle of the row. At the ends of the row, the index of the first or last card.
 */
function cardAt(row: HTMLElement): number {
  const last = row.children.length - 1
  const end = row.scrollWidth - row.clientWidth
  if (row.scrollLeft <= 1) return 0
  if (row.scrollLeft >= end - 1) return last
  const middle = row.scrollLeft + row.clientWidth / 2
  const distances = [...row.children].map((card) =>
    card instanceof HTMLElement ? Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle) : Infinity,
  )
  return distances.indexOf(Math.min(...distances))
}
