import UFuzzy from '@leeoniya/ufuzzy'
import type { Game } from '../../../schemas/generated/records.ts'

/**
 * Words consist of letters and marks of every script: Thai vowels and tones are marks, and Thai has no spaces between
 * words. The search forgives one typing mistake per word.
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

/** The maximum length of a term, in characters. The search cuts longer terms. */
const termLimit = 60
/** Shorter terms have to match exactly: with one mistake they would match every name. */
const fuzzyFrom = 3
/** Ranking takes time for every match. With more matches than this, the results keep the order of the list. */
const rankLimit = 1_000
/**
 * The maximum number of words in a ranked term. A ranking for several words tries them in every order, which takes more
 * time.
 */
const rankedWords = 3
/** The maximum number of matches that are ranked for a term of several words. */
const wordsRankLimit = 100

const haystacks = new WeakMap<readonly Game[], string[]>()

/** The searched names of a list, built once per list. */
function haystackOf(games: readonly Game[]): string[] {
  const known = haystacks.get(games)
  if (known) return known
  const made = games.map((game) => `${game.game_name} ${game.provider_fullname}`.normalize('NFC').toLowerCase())
  haystacks.set(games, made)
  return made
}

/**
 * The games with the term in their name or provider (GAM-12), with one typing mistake per word. Games with the exact
 * term come first, then the best matches. Without a term, all games in their order.
 */
export function searchGames(games: readonly Game[], term: string): readonly Game[] {
  const needle = term.normalize('NFC').toLowerCase().trim().slice(0, termLimit)
  if (needle === '') return games
  const haystack = haystackOf(games)
  // In the fuzzy search, a leading hyphen would exclude all names with the word after it.
  const words = needle.replace(/(^|\s)-+/g, '$1').trim()
  const exact = words === '' ? [needle] : [needle, words]
  const literal = haystack.flatMap((name, index) => (exact.some((one) => name.includes(one)) ? [index] : []))
  if (words.length < fuzzyFrom) return literal.map((index) => games[index] as Game)
  return [...new Set([...literal, ...fuzzyMatches(haystack, words)])].map((index) => games[index] as Game)
}

/** The indices of the names that match a term. Within the limits of the ranking, the best match comes first. */
function fuzzyMatches(haystack: string[], needle: string): readonly number[] {
  const found = fuzzy.search(haystack, needle, 1, rankLimit)
  const matches = found[0] ?? []
  if (found[2] || matches.length === 0 || matches.length > wordsRankLimit) return ranked(found)
  const byWords = fuzzy.search(haystack, needle, rankedWords, rankLimit, [...matches])
  // The ranking leaves out names in which two words of the term match the same word. So all matches follow the ranked
  // ones.
  return [...ranked(byWords), ...matches]
}

const ranked = ([matches, info, order]: ReturnType<typeof fuzzy.search>): readonly number[] =>
  order && info ? order.map((at) => info.idx[at] as number) : (matches ?? [])
