/** A word to avoid in texts for players. */
interface OtherWord {
  readonly pattern: RegExp
  /** The replacement. */
  readonly instead: string
}

const otherWords: readonly OtherWord[] = [
  { pattern: /\breceipts?\b/i, instead: 'slip' },
  { pattern: /\b(?:deposit|payment) channels?\b/i, instead: 'deposit method' },
  { pattern: /\bresponsible (?:gaming|gambling)\b/i, instead: 'responsible play' },
  { pattern: /\bavailable credits?\b/i, instead: 'you can withdraw' },
  { pattern: /\b(?:played|play it) through\b/i, instead: 'turnover' },
  { pattern: /\b(?:game )?studios?\b/i, instead: 'provider' },
  { pattern: /\blive tables\b/i, instead: 'live casino' },
  { pattern: /เทิร์นโอเวอร์/, instead: 'ยอดเทิร์น' },
  { pattern: /ยอดเล่น/, instead: 'ยอดเดิมพัน' },
  { pattern: /คืนยอด(?!เสีย)/, instead: 'เงินคืน' },
  { pattern: /โต๊ะสด/, instead: 'คาสิโนสด' },
  { pattern: /เครดิตที่/, instead: 'ยอดที่ถอนได้' },
  { pattern: /สลิปการโอน/, instead: 'สลิปโอนเงิน' },
  { pattern: /พาร์ทเนอร์/, instead: 'พันธมิตร' },
  { pattern: /ล็อกอิน|ลงชื่อเข้าใช้/, instead: 'เข้าสู่ระบบ' },
  { pattern: /ภารกิจรายวัน/, instead: 'ภารกิจประจำวัน' },
  { pattern: /หยุดพัก|พักเล่น/, instead: 'พักการเล่น' },
  { pattern: /ชื่อเต็ม/, instead: 'ชื่อ-นามสกุล' },
  { pattern: /เบอร์/, instead: 'หมายเลข' },
  { pattern: /ซัพพอร์ต/, instead: 'บริการลูกค้า' },
  { pattern: /(?<!รหัส )PIN\b.*[\u0e00-\u0e7f]/, instead: 'รหัส PIN' },
  { pattern: /ท่าน(?<!ทุกท่าน|เท่าน)/, instead: 'คุณ' },
  { pattern: /ครับ|ค่ะ|คะ(?!แนน)/, instead: 'a sentence without a particle' },
]

/** Finds the words to avoid in a text, each with its replacement. */
export function otherWordsIn(text: string): readonly string[] {
  return otherWords.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [`${found} → ${instead}`]
  })
}
