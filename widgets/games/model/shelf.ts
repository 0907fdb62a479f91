import { createStore } from 'zustand/vanilla'
import type { Game } from '../../../schemas/generated/records.ts'
import { type PublicReader, decodeRecords } from '../../../runtime/widget-api/data.ts'
import { gameKey } from './read-list.ts'

/** A player's recent and favourite games, stored across visits (STA-06). */
export interface Shelf {
  /** Whether the shelf has been read from the storage. */
  readonly isReady: boolean
  /** Latest first. */
  readonly recent: readonly Game[]
  readonly favourites: readonly Game[]
  readonly lastSearched: string
}

/** A storage of texts by key, which outlives the page, such as `localStorage`. */
export interface ShelfStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
}

export const recentLimit = 24
export const favouritesLimit = 200
const termLimit = 80

const empty: Shelf = { isReady: false, recent: [], favourites: [], lastSearched: '' }

/**
 * The recent games, the favourites and the last searched term of one player of a brand. Each player on a device has a
 * separate shelf. Games from the storage are decoded like the games of a list.
 */
export function createShelf(prefix: string, storage: ShelfStorage | undefined, decoding?: PublicReader['decoding']) {
  const store = createStore<Shelf>(() => empty)
  let key = ''
  /** Changes before the first call of `open`. */
  const early: Change[] = []

  function change(make: Change): void {
    store.setState(make)
    if (key === '') return void early.push(make)
    const { recent, favourites, lastSearched } = store.getState()
    try {
      storage?.setItem(key, JSON.stringify({ recent, favourites, lastSearched }))
    } catch {
      // The storage is full or forbidden: the changes last until the page unloads.
    }
  }

  return {
    store,

    /**
     * Loads a player's shelf, or the shelf of guests if no player is given. The first opened shelf gets all earlier
     * changes.
     *
     * @param other another key of the player. This key's shelf is read if `player` has none
     */
    open(player = 'guest', other = player): void {
      const wanted = `${prefix}:${player}`
      if (wanted === key) return
      key = wanted
      store.setState({ ...empty, ...read(storage, [key, `${prefix}:${other}`], decoding), isReady: true }, true)
      for (const make of early.splice(0)) change(make)
    },

    /**
     * Reads the player's shelf again if another tab has changed it.
     *
     * @param changed the changed key of the storage
     */
    reload(changed: string | null): void {
      if (changed === key) store.setState(read(storage, [key], decoding))
    },

    /** Adds a game as the most recent one. */
    played(game: Game): void {
      change(({ recent }) => ({ recent: [plain(game), ...without(game, recent)].slice(0, recentLimit) }))
    },

    toggleFavourite(game: Game): void {
      const isNew = !store.getState().favourites.some((one) => gameKey(one) === gameKey(game))
      change(({ favourites }) => {
        const others = without(game, favourites)
        return { favourites: isNew ? [plain(game), ...others].slice(0, favouritesLimit) : others }
      })
    },

    searched(term: string): void {
      const lastSearched = term.trim().slice(0, termLimit)
      if (lastSearched !== '' && lastSearched !== store.getState().lastSearched) change(() => ({ lastSearched }))
    },
  }
}

/** Returns the changed parts of a shelf. */
type Change = (shelf: Shelf) => Partial<Shelf>

const without = (game: Game, games: readonly Game[]) => games.filter((one) => gameKey(one) !== gameKey(game))

/**
 * A game without its launch token, and without its maintenance, which may be over at the next visit. The backend
 * refuses a game that is still closed.
 */
function plain({ utk: _token, ...game }: Game): Game {
  return { ...game, maintenance: 0 }
}

/** Reads the stored shelf of the first key that has a readable one. Empty if no key has one. */
function read(
  storage: ShelfStorage | undefined,
  keys: readonly string[],
  decoding: PublicReader['decoding'],
): Partial<Shelf> {
  const games = (stored: unknown, most: number) => decodeRecords('game', stored, decoding).slice(0, most).map(plain)
  for (const key of keys) {
    const stored = readObject(storage, key)
    if (!stored) continue
    const { recent, favourites, lastSearched } = stored
    return {
      recent: games(recent, recentLimit),
      favourites: games(favourites, favouritesLimit),
      lastSearched: typeof lastSearched === 'string' ? lastSearched.slice(0, termLimit) : '',
    }
  }
  return {}
}

function readObject(storage: ShelfStorage | undefined, key: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
