import UFuzzy from '@leeoniya/ufuzzy'
import type { Game } from '../../../schemas/generated/records.ts'

/**
 * Letters with their marks in every script: Thai vowels and tones are marks, and Thai sets no blanks between words. One
 * slip a word is forgiven.
 */
const fuzzy = new UFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\p{M}\\d']+",
  intraChars: "[\\p{L}\\p{M}\\d']",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
})

/** The longest term that is looked for. */
const termLimit = 60
/** Terms shorter than this are looked for as they are: with a slip, they would be in every name. */
const fuzzyFrom = 3
/** Ranking looks at every match; beyond so many the order of the list is as good. */
const rankLimit = 1_000

const haystacks = new WeakMap<readonly Game[], string[]>()

/** The names that a list is searched by; made once a list. */
function haystackOf(games: readonly Game[]): string[] {
  const known = haystacks.get(games)
  if (known) return known
  const made = games.map((game) => `${game.game_name} ${game.provider_fullname}`.normalize('NFC').toLowerCase())
  haystacks.set(games, made)
  return made
}

/**
 * The games whose name or provider has the term in it, best first (GAM-12): in Thai or English, words in any order, with
 * one slip a word. Without a term, all of them as they are.
 */
export function searchGames(games: readonly Game[], term: string): readonly Game[] {
  const needle = term.normalize('NFC').toLowerCase().trim().slice(0, termLimit)
  if (needle === '') return games
  const haystack = haystackOf(games)
  const literal = haystack.flatMap((name, index) => (name.includes(needle) ? [index] : []))
  if (needle.length < fuzzyFrom) return literal.map((index) => games[index] as Game)
  const [matches, info, order] = fuzzy.search(haystack, needle, 1, rankLimit)
  const fuzzyOrder = order && info ? order.map((at) => info.idx[at] as number) : (matches ?? [])
  return [...new Set([...literal, ...fuzzyOrder])].map((index) => games[index] as Game)
}
