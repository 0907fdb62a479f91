import { type Random, randomFor } from '../../../../sandbox/index.ts'
import { englishWords, type NameWords, thaiWords } from './game-words.ts'
import { type CatalogueProvider, catalogueCategories, type CatalogueCategory, providers } from './providers.ts'

export interface CatalogueGame {
  readonly id: string
  readonly name: string
  readonly category: CatalogueCategory
  readonly provider: CatalogueProvider
  readonly tags: readonly string[]
  readonly isInMaintenance: boolean
}

/** Number of games in each category: 5,000 in all. */
const gamesPerCategory: Readonly<Record<CatalogueCategory, number>> = {
  sport: 80,
  live: 420,
  card: 320,
  fish: 160,
  esport: 60,
  lottery: 180,
  cockfight: 60,
  instantwin: 220,
  slot: 3500,
}

/** Generates the games, category by category, the best known of each category first. */
export function generateGames(seed: number): CatalogueGame[] {
  let number = 0
  return catalogueCategories.flatMap((category) => {
    const random = randomFor(seed, `games:${category}`)
    const candidates = providers.filter((provider) => provider.categories.includes(category))
    return namesOf(category, gamesPerCategory[category], random).map((name, index): CatalogueGame => {
      const provider = providerFor(name, candidates, random)
      number += 1
      return {
        id: `g${String(number).padStart(5, '0')}`,
        name,
        category,
        provider,
        tags: tagsOf(name, index, random),
        isInMaintenance: random.next() < 0.012,
      }
    })
  })
}

function namesOf(category: CatalogueCategory, count: number, random: Random): string[] {
  const thaiShare = category === 'slot' || category === 'fish' || category === 'card' ? 0.14 : 0
  const thai = take(thaiWords, Math.round(count * thaiShare), random, '')
  const english = take(englishWords[category], count - thai.length, random, ' ')
  return random.shuffle([...thai, ...english])
}

/** Returns names without an edition first. Names with an edition follow after all pairs of words are used up. */
function take(words: NameWords, count: number, random: Random, joint: string): string[] {
  const plain = words.beginnings.flatMap((first) => words.endings.map((last) => `${first}${joint}${last}`))
  const editions = random.shuffle(plain.flatMap((name) => words.editions.map((edition) => `${name} ${edition}`)))
  return [...random.shuffle(plain), ...editions].slice(0, count)
}

/**
 * A bingo game has a provider of bingo, and a cricket game a provider of cricket. Any other game has a provider of
 * neither. If no provider fits, the game has any provider of its category.
 */
function providerFor(name: string, candidates: readonly CatalogueProvider[], random: Random): CatalogueProvider {
  const tag = topicOf(name)
  const fitting = candidates.filter((provider) => (tag ? provider.tags.includes(tag) : !isTopical(provider)))
  return random.pick(fitting.length > 0 ? fitting : candidates)
}

const isTopical = (provider: CatalogueProvider) => provider.tags.includes('bingo') || provider.tags.includes('cricket')

function topicOf(name: string): 'bingo' | 'cricket' | undefined {
  if (name.includes('Bingo')) return 'bingo'
  return name.includes('Cricket') ? 'cricket' : undefined
}

function tagsOf(name: string, index: number, random: Random): string[] {
  const topic = topicOf(name)
  return [...(topic ? [topic] : []), ...(index < 12 ? ['hot'] : []), ...(random.next() < 0.05 ? ['new'] : [])]
}
