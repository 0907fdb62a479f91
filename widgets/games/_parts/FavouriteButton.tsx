import type { Game } from '../../../schemas/generated/records.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './GameCard.module.css'

/**
 * Adds a game to the favourites, or removes it. The style sheet draws the small heart, because a list has many of them.
 * The large heart is an icon.
 */
export function FavouriteButton({
  game,
  label,
  isFavourite,
  onFavourite,
  isLarge = false,
}: {
  readonly game: Game
  readonly label: string
  readonly isFavourite: boolean
  readonly onFavourite: (game: Game) => void
  readonly isLarge?: boolean
}) {
  return (
    <button
      type="button"
      className={isLarge ? styles.favouriteLarge : styles.favourite}
      aria-pressed={isFavourite}
      aria-label={label}
      onClick={() => onFavourite(game)}
    >
      {isLarge ? <Icon name="heart" /> : null}
    </button>
  )
}
