import { memo, type MouseEvent } from 'react'
import type { Game } from '../../../schemas/generated/records.ts'
import { gameKey } from '../model/read-list.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import styles from './GameCard.module.css'

interface GameCardProps {
  readonly game: Game
  /** The game's page. Undefined if the brand has no pages for games. */
  readonly href: string | undefined
  /** The maintenance that closes the game now: the game's own, or its provider's. Undefined for an open game. */
  readonly closed: 'game' | 'provider' | undefined
  readonly isOpening: boolean
  readonly isFavourite: boolean
  /** The accessible name of the card's favourite button. */
  readonly favouriteLabel: string
  /** Whether the card is on the first screen. */
  readonly eager: boolean
  readonly onPlay: (game: Game) => void
  readonly onFavourite: (game: Game) => void
}

/**
 * A game as a card. It links to the game's page, if any, so that it works before any script runs. After hydration a tap
 * opens the game.
 */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { game, href, closed, isOpening, isFavourite, favouriteLabel, eager, onPlay, onFavourite } = props
  const Control = href === undefined ? 'button' : 'a'
  return (
    <div role="listitem" className={styles.card} data-closed={closed} data-game={gameKey(game)}>
      <Control
        className={styles.link}
        {...(href === undefined ? { type: 'button' } : { href })}
        aria-busy={isOpening || undefined}
        onClick={(event: MouseEvent) => {
          // With a modifier key, the browser opens the link in a new tab or window, or saves it.
          if (href !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
          event.preventDefault()
          onPlay(game)
        }}
      >
        <img
          src={game.img || undefined}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'auto' : 'low'}
        />
        <span className={styles.name} title={game.game_name}>
          {game.game_name}
        </span>
        <span className={styles.provider} title={game.provider_fullname}>
          {game.provider_fullname}
        </span>
        {closed ? (
          <span className={styles.badge}>
            <Message id="games.maintenance" />
          </span>
        ) : null}
      </Control>
      <FavouriteButton game={game} label={favouriteLabel} isFavourite={isFavourite} onFavourite={onFavourite} />
    </div>
  )
})

/** The placeholder of a card, in its size. */
export function WaitingCard() {
  return <div className={styles.waiting} />
}

/** A card without a game, for measuring the height. */
export function CardRuler() {
  return (
    <div className={styles.card}>
      <span className={styles.link}>
        <span className={styles.name}>&nbsp;</span>
        <span className={styles.provider}>&nbsp;</span>
      </span>
    </div>
  )
}
