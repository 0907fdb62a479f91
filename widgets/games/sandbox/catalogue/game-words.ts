import type { CatalogueCategory } from './providers.ts'

/** Words for the names of a category's games. A name is any beginning with any ending. */
export interface NameWords {
  readonly beginnings: readonly string[]
  readonly endings: readonly string[]
  /** Suffixes that make further names from the same words. */
  readonly editions: readonly string[]
}

const words = (beginnings: string, endings: string, editions: string): NameWords => ({
  beginnings: beginnings.split(', '),
  endings: endings.split(', '),
  editions: editions.split(', '),
})

const numbered = 'A1, A2, B1, B2, C3, D5, VIP, 7, 8, 9'

/** English names by category. */
export const englishWords: Readonly<Record<CatalogueCategory, NameWords>> = {
  slot: words(
    'Golden, Jade, Crimson, Lucky, Wild, Mystic, Royal, Thunder, Neon, Sacred, Silver, Hidden, Moonlit, Fiery, Emerald, Eternal, Roaring, Dancing, Secret, Velvet, Copper, Frozen, Blazing, Ancient, Midnight, Spirit, Wandering, Electric, Honey, Storm',
    'Dragon, Tiger, Naga, Lotus, Temple, Lantern, Elephant, Phoenix, Koi, Jaguar, Treasure, Garden, Pearl, Orchid, Mango, Tuk Tuk, Monsoon, Comet, Samurai, Pharaoh, Reef, Carnival, Jungle, Crown, Kite, Peacock, Cobra, Leopard, White Elephant, Lynx, Candy, Diamonds, Bazaar, Pyramid, Galaxy, Volcano, Bamboo, Swan, Rooster, Mammoth',
    'Deluxe, Riches, Rush, Fortune, Legends, II, Xtra, Gold, Hold & Spin, Respins',
  ),
  live: words(
    'Speed, Classic, Emperor, Golden, Orchid, Sala, Lightning Fast, No Commission, Salon, Thai, Grand, Peek',
    'Baccarat, Roulette, Dragon Tiger, Sic Bo, Blackjack, Fan Tan, Hi-Lo, Pok Deng, Bull Bull, Three Pictures',
    numbered,
  ),
  card: words(
    'Royal, Bamboo, Lucky, Village, Golden, Midnight, Grand, Quick, Old Town, Riverside',
    'Pok Deng, Kang, Dummy, Poker, Rummy, Slave, Hi-Lo, Teen Patti, Blackjack, Big Two, Solitaire Race, Thirteen',
    'Classic, Rooms, Tournament, Turbo, Masters',
  ),
  fish: words(
    'Deep, Coral, Golden, Thunder, Mermaid, Pirate, Lucky, Jumbo, Neon, Abyss',
    'Hunter, Fishing, Cannon, Reef, Kraken, Shark Bay, Ocean King, Treasure Dive, Net',
    'II, Deluxe, Arena',
  ),
  esport: words(
    'Pixel, Frag, Arena, Circuit, Street, Royal',
    'Cup, League, Masters, Showdown, Derby',
    'Season 2, Night',
  ),
  lottery: words(
    'Thai, Hanoi, Lao, Golden, Lucky, Temple, Morning, Evening, Rapid, Village',
    'Two Digits, Three Digits, Six Digits, Bingo 75, Bingo 90, Keno, Yi Ki, Number Draw',
    'Express, Special, VIP, Five Minutes',
  ),
  cockfight: words(
    'Dawn, Golden Spur, Village, Champion, River, Grand',
    'Arena, Ring, Derby, Cup, League',
    'Live, 2, VIP',
  ),
  instantwin: words(
    'Lucky, Rocket, Sky, Golden, Mini, Turbo, Pop, Diamond, Crystal, Temple',
    'Scratch, Mines, Plinko Drop, Tower, Coin Flip, Wheel, Balloon, Crash Run, Dice Duel, Hi-Lo Climb',
    'X, Deluxe, Max',
  ),
  sport: words(
    'Premier, Asian, Virtual, Grand, Evening, Live, World',
    'Football, Basketball, Tennis, Cricket, Muay Thai, Volleyball, Badminton',
    'Plus, Tonight',
  ),
}

/** Thai names: a noun, then its adjective. */
export const thaiWords: NameWords = {
  beginnings:
    'มังกร, พญานาค, ราชสีห์, เสือ, ช้าง, หงส์, ดอกบัว, โคมไฟ, วิหาร, สมบัติ, มะม่วง, ทุเรียน, ปลาทอง, แมว, นกยูง, จันทร์, ดวงดาว, อัญมณี, ตลาดน้ำ, ยักษ์, ครุฑ, เรือสำเภา, สายฟ้า, ไข่มุก'.split(
      ', ',
    ),
  endings:
    'นำโชค, ทองคำ, มหาสมบัติ, พันล้าน, ราตรี, ในตำนาน, แห่งสยาม, หรรษา, ร่ำรวย, เจ้าสำราญ, มรกต, เพชร, พาเพลิน, มงคล, อมตะ, เศรษฐี'.split(
      ', ',
    ),
  editions: 'ดีลักซ์, ภาคสอง, พลัส, โกลด์'.split(', '),
}
