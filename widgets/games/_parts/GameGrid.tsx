import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { Game } from '../../../schemas/generated/records.ts'
import styles from './GameGrid.module.css'
import { useCards } from './use-cards.tsx'

/** Cards whose pictures are on the first screen. */
const firstScreen = 6

/**
 * Games as a grid of which only the rows in sight are in the document, however many there are. The style sheet decides
 * how many stand in a row; until that is measured, a plain grid of the first ones is shown, as the server sent it.
 *
 * @param isWhole whether `games` are all there are, rather than the first ones
 */
export const GameGrid = memo(function GameGrid({
  games,
  isWhole,
  label,
}: {
  readonly games: readonly Game[]
  readonly isWhole: boolean
  readonly label: string
}) {
  const ruler = useRef<HTMLDivElement>(null)
  const columns = useColumns(ruler)
  const rows = useMemo(() => rowsOf(games, columns), [games, columns])
  const card = useCards()
  return (
    <div className={styles.list} role="list" aria-label={label}>
      <div ref={ruler} className={styles.ruler} aria-hidden="true" />
      {isWhole && columns > 0 ? (
        <WindowVirtualizer data={rows} bufferSize={120}>
          {(row, at) => (
            <div className={styles.row}>{row.map((game, index) => card(game, at * columns + index < firstScreen))}</div>
          )}
        </WindowVirtualizer>
      ) : (
        <div className={styles.row}>{games.slice(0, 24).map((game, index) => card(game, index < firstScreen))}</div>
      )}
    </div>
  )
})

/** Grey cards while nothing is known yet. */
export function GameGridWaiting() {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={styles.waiting} />
      ))}
    </div>
  )
}

function rowsOf(games: readonly Game[], columns: number): Game[][] {
  if (columns === 0) return []
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  )
}

/** How many columns the style sheet gives the grid; 0 until that is measured. */
function useColumns(ruler: React.RefObject<HTMLDivElement | null>): number {
  const [columns, setColumns] = useState(0)
  useEffect(() => {
    const element = ruler.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [ruler])
  return columns
}
