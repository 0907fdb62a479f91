import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Game } from '../../../schemas/generated/records.ts'
import { firstGames } from '../model/game-starts.ts'
import { CardRuler, WaitingCard } from './GameCard.tsx'
import styles from './GameGrid.module.css'
import { createRenderTurns, type RenderTurns } from './render-turns.ts'
import { useCards } from './use-cards.tsx'
import { type FocusRestoration, useGameFocusRestoration } from './use-game-focus-restoration.ts'
import { type RowSize, useRowSize } from './use-row-size.ts'
import { useUnpressed } from './use-unpressed.ts'
import { useWindowedRows } from './use-windowed-rows.ts'

/** Number of cards on the first screen. */
const firstScreen = 6

/**
 * A grid of games. The document contains only the rows in or near the window. Until the list has loaded and a row is
 * measured, the grid contains only the first games.
 *
 * @param isWhole whether `games` is the whole list, rather than its beginning
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
  const size = useRowSize(ruler)
  const card = useCards()
  const turns = useRenderTurns()
  const list = useRef<HTMLDivElement>(null)
  const focus = useGameFocusRestoration(list)
  const rowSize = useUnpressed(isWhole ? size : undefined, list)
  return (
    <div
      ref={list}
      className={styles.list}
      role="list"
      aria-label={label}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <div ref={ruler} className={styles.ruler} aria-hidden="true">
        <CardRuler />
      </div>
      {rowSize ? (
        <GameRows games={games} size={rowSize} card={card} turns={turns} focus={focus} />
      ) : (
        <div className={styles.row}>
          {games.slice(0, firstGames).map((game, index) => card(game, index < firstScreen))}
        </div>
      )}
    </div>
  )
})

interface RowProps {
  readonly card: ReturnType<typeof useCards>
  readonly turns: RenderTurns
  readonly focus: FocusRestoration
}

/** Renders the rows in or near the window, in a box with the height of all rows. */
function GameRows({
  games,
  size: { columns, height },
  ...row
}: RowProps & { readonly games: readonly Game[]; readonly size: RowSize }) {
  const rows = useMemo(() => rowsOf(games, columns), [games, columns])
  const box = useRef<HTMLDivElement>(null)
  const inSight = useWindowedRows(box, rows.length, height)
  return (
    <div ref={box} className={styles.rows} style={{ height: rows.length * height }}>
      {inSight.map((at) => (
        <GameRow key={at} games={rows[at] ?? []} top={at * height} eager={at * columns < firstScreen} {...row} />
      ))}
    </div>
  )
}

/** A row of cards. Until the row's turn, the row shows placeholders of the same height. */
const GameRow = memo(function GameRow({
  games,
  top,
  eager,
  card,
  turns,
  focus,
}: RowProps & { readonly games: readonly Game[]; readonly top: number; readonly eager: boolean }) {
  const row = useRef<HTMLDivElement>(null)
  const [isDrawn, setIsDrawn] = useState(turns.take)
  useEffect(() => (isDrawn ? undefined : turns.wait(() => setIsDrawn(true))), [isDrawn, turns])
  // A search may move the focused card to another row. So this runs before paint, after every change of the games.
  useLayoutEffect(() => {
    if (isDrawn) focus.restore(row.current)
  }, [isDrawn, games, focus])
  return (
    <div ref={row} className={styles.row} style={{ top }}>
      {isDrawn ? games.map((game) => card(game, eager)) : waiting(games.length)}
    </div>
  )
})

/** Placeholders while the games load. */
export function GameGridWaiting() {
  return (
    <div className={styles.row} aria-hidden="true">
      {waiting(12)}
    </div>
  )
}

const waiting = (length: number) => Array.from({ length }, (_, index) => <WaitingCard key={index} />)

function rowsOf(games: readonly Game[], columns: number): Game[][] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  )
}

/** Creates the turns for the rows of a list, and records when the window scrolls. */
function useRenderTurns(): RenderTurns {
  const [turns] = useState(() => createRenderTurns((act) => requestAnimationFrame(act)))
  useEffect(() => {
    // In the capture phase, before the list reacts and adds new rows.
    const options = { capture: true, passive: true } as const
    addEventListener('scroll', turns.move, options)
    return () => removeEventListener('scroll', turns.move, options)
  }, [turns])
  return turns
}
