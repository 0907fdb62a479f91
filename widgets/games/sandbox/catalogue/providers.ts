import { type Palette, palettes } from '../../../../sandbox/artwork/index.ts'

/** The nine categories of games (GAM-01). Each game belongs to one. */
export const catalogueCategories = [
  'sport',
  'live',
  'card',
  'fish',
  'esport',
  'lottery',
  'cockfight',
  'instantwin',
  'slot',
] as const
export type CatalogueCategory = (typeof catalogueCategories)[number]

export const isCatalogueCategory = (name: string): name is CatalogueCategory =>
  catalogueCategories.some((one) => one === name)

/** A provider of the catalogue. The names are invented. */
export interface CatalogueProvider {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly categories: readonly CatalogueCategory[]
  readonly tags: readonly string[]
  readonly palette: Palette
}

type Line = readonly [name: string, categories: string, tags?: string]

const lines: readonly Line[] = [
  ['Jade Comet', 'slot fish', 'hot'],
  ['Pearl Salon', 'live', 'hot'],
  ['Goalmouth', 'sport esport', 'hot'],
  ['Nine Lanterns', 'slot card'],
  ['Deep Coral', 'fish', 'hot'],
  ['Lotus Forge', 'slot'],
  ['Royal Veranda', 'live card'],
  ['Copper Tiger', 'slot instantwin', 'hot'],
  ['Touchline One', 'sport'],
  ['Moonrise Reels', 'slot'],
  ['Bamboo Deck', 'card'],
  ['Golden Naga', 'slot fish'],
  ['Six Digits', 'lottery'],
  ['Wild Papaya', 'slot'],
  ['Golden Spur', 'cockfight', 'hot'],
  ['Crimson Junk', 'slot'],
  ['Grand Sala', 'live'],
  ['Mango Spin', 'slot', 'new'],
  ['Pixel League', 'esport', 'hot'],
  ['Silver Swan', 'slot'],
  ['Scratch Harbor', 'instantwin'],
  ['Neon Tuktuk', 'slot instantwin', 'new'],
  ['Red Corner Sports', 'sport'],
  ['Spirit Teak', 'slot'],
  ['Orchid Tables', 'live'],
  ['Pavilion Tech', 'slot live card', 'playtech'],
  ['Harpoon Bay', 'fish'],
  ['Emerald Stupa', 'slot'],
  ['Temple Draw', 'lottery'],
  ['Lucky Durian', 'slot'],
  ['Willow Wicket', 'sport', 'cricket'],
  ['Thunder Koi', 'slot fish'],
  ['Third Card', 'card'],
  ['Paper Dragon', 'slot'],
  ['Marble Court', 'live'],
  ['Amber Kite', 'slot', 'new'],
  ['Frag Circuit', 'esport'],
  ['Velvet Cobra', 'slot'],
  ['Bingo Bazaar', 'lottery', 'bingo'],
  ['Skyward Garuda', 'slot'],
  ['Delta Arena', 'sport'],
  ['Blue Orchid', 'slot'],
  ['River Table', 'card live'],
  ['Ember Lynx', 'slot'],
  ['Tide Hunters', 'fish'],
  ['Quick Pop', 'instantwin', 'new'],
  ['Opal Lounge', 'live'],
  ['Quartz Fox', 'slot'],
  ['Dawn Rooster', 'cockfight'],
  ['Honey Macaw', 'slot'],
  ['Full Time', 'sport'],
  ['Night Jasmine', 'slot'],
  ['Lucky Stall', 'lottery', 'bingo'],
  ['Sapphire Deck', 'live card'],
  ['Respawn Bet', 'esport'],
  ['Blue Trench', 'fish'],
  ['Sky Burst', 'instantwin'],
  ['Pok Deng House', 'card', 'new'],
  ['Crown Terrace', 'live'],
  ['Matchday Nine', 'sport', 'new'],
]

/** The sixty providers, in their order on the page. */
export const providers: readonly CatalogueProvider[] = lines.map(([name, categories, tags], index) => ({
  id: String(101 + index),
  name,
  key: name.toLowerCase().replaceAll(' ', '-'),
  categories: categories.split(' ').filter(isCatalogueCategory),
  tags: tags ? tags.split(' ') : [],
  palette: palettes[(index * 7) % palettes.length] as Palette,
}))
