import type { CatalogueCategory } from '../catalogue/providers.ts'
import type { Random } from '../../../../sandbox/index.ts'
import type { MotifName } from '../../../../sandbox/artwork/index.ts'

/** Words of a game's name with their motifs. The first match counts. */
const byWord: readonly (readonly [words: RegExp, motif: MotifName])[] = [
  [
    /dragon tiger|baccarat|blackjack|poker|rummy|dummy|kang|deng|bull|patti|big two|thirteen|solitaire|slave|pictures/i,
    'cards',
  ],
  [/digits|bingo|keno|yi ki|draw|scratch/i, 'tickets'],
  [/roulette/i, 'roulette'],
  [/sic bo|hi-lo|dice|fan tan/i, 'dice'],
  [/wheel|plinko/i, 'wheel'],
  [/dragon|naga|cobra|kraken|มังกร|พญานาค|ยักษ์/i, 'scales'],
  [/tiger|lynx|leopard|jaguar|เสือ|ราชสีห์|แมว/i, 'feline'],
  [/elephant|mammoth|ช้าง/i, 'elephant'],
  [/phoenix|peacock|swan|macaw|garuda|หงส์|นกยูง|ครุฑ/i, 'plume'],
  [/rooster|spur/i, 'rooster'],
  [/koi|fish|shark|reef|ocean|hunter|mermaid|ปลา/i, 'fish'],
  [/lotus|orchid|garden|jasmine|bamboo|jungle|ดอกบัว/i, 'lotus'],
  [/lantern|carnival|bazaar|โคม|ตลาดน้ำ/i, 'lanterns'],
  [/temple|stupa|teak|pharaoh|samurai|pyramid|วิหาร/i, 'temple'],
  [/diamond|gem|crystal|pearl|mines|อัญมณี|ไข่มุก/i, 'gems'],
  [/treasure|gold|fortune|riches|coin|สมบัติ/i, 'coins'],
  [/crown|royal|emperor|king/i, 'crown'],
  [/mango|candy|durian|papaya|มะม่วง|ทุเรียน/i, 'fruit'],
  [/rocket|comet|galaxy|crash|balloon|tower/i, 'rocket'],
  [/monsoon|storm|junk|harbor|kite|เรือสำเภา|สายฟ้า/i, 'waves'],
  [/moon|midnight|night|จันทร์/i, 'moon'],
  [/star|ดวงดาว|pop/i, 'stars'],
  [/basketball|tennis|muay|volleyball|badminton|cricket/i, 'jersey'],
]

const byCategory: Readonly<Record<CatalogueCategory, readonly MotifName[]>> = {
  sport: ['ball', 'jersey', 'stars'],
  live: ['cards', 'chips', 'roulette', 'dice'],
  card: ['cards', 'chips', 'crown'],
  fish: ['fish', 'waves'],
  esport: ['joystick', 'crown'],
  lottery: ['tickets', 'stars'],
  cockfight: ['rooster'],
  instantwin: ['rocket', 'dice', 'wheel', 'gems', 'tickets'],
  slot: [
    'seven',
    'gems',
    'fruit',
    'coins',
    'crown',
    'scales',
    'lotus',
    'lanterns',
    'temple',
    'feline',
    'plume',
    'moon',
  ],
}

/** The motif of a game's picture: from its name, else from its category. */
export function motifOfGame(name: string, category: CatalogueCategory, random: Random): MotifName {
  return byWord.find(([words]) => words.test(name))?.[1] ?? random.pick(byCategory[category])
}

/**
 * The motif of a provider's card, from its first category. For slots and fish, a motif from its name takes precedence.
 */
export function motifOfProvider(name: string, categories: readonly CatalogueCategory[], random: Random): MotifName {
  const category = categories[0] ?? 'slot'
  const isPlain = category === 'slot' || category === 'fish'
  const named = byWord.find(([words]) => words.test(name))?.[1]
  return (isPlain ? named : undefined) ?? random.pick(byCategory[category])
}
