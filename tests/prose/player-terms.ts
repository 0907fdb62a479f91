/** A word to avoid in texts for players, because such texts use another word for the same thing. */
interface OtherWord {
  readonly pattern: RegExp
  /** The word to use instead. */
  readonly term: string
}

const otherWords: readonly OtherWord[] = [
  { pattern: /\breceipts?\b/i, term: 'slip' },
  { pattern: /\b(?:deposit|payment) channels?\b/i, term: 'deposit method' },
  { pattern: /\bresponsible (?:gaming|gambling)\b/i, term: 'responsible play' },
  { pattern: /\bavailable credits?\b/i, term: 'you can withdraw' },
  { pattern: /\b(?:played|play it) through\b/i, term: 'turnover' },
  { pattern: /\b(?:game )?studios?\b/i, term: 'provider' },
  { pattern: /\blive tables\b/i, term: 'live casino' },
  { pattern: /เทิร์นโอเวอร์/, term: 'ยอดเทิร์น' },
  { pattern: /ยอดเล่น/, term: 'ยอดเดิมพัน' },
  { pattern: /คืนยอด(?!เสีย)/, term: 'เงินคืน' },
  { pattern: /โต๊ะสด/, term: 'คาสิโนสด' },
  { pattern: /เครดิตที่/, term: 'ยอดที่ถอนได้' },
  { pattern: /สลิปการโอน/, term: 'สลิปโอนเงิน' },
  { pattern: /พาร์ทเนอร์/, term: 'พันธมิตร' },
  { pattern: /ล็อกอิน|ลงชื่อเข้าใช้/, term: 'เข้าสู่ระบบ' },
  { pattern: /ภารกิจรายวัน/, term: 'ภารกิจประจำวัน' },
  { pattern: /หยุดพัก|พักเล่น/, term: 'พักการเล่น' },
  { pattern: /ชื่อเต็ม/, term: 'ชื่อ-นามสกุล' },
  { pattern: /เบอร์/, term: 'หมายเลข' },
  { pattern: /ซัพพอร์ต/, term: 'บริการลูกค้า' },
  { pattern: /(?<!รหัส )PIN\b.*[\u0e00-\u0e7f]/, term: 'รหัส PIN' },
  { pattern: /ท่าน(?<!ทุกท่าน|เท่าน)/, term: 'คุณ' },
  { pattern: /ครับ|ค่ะ|คะ(?!แนน)/, term: 'a sentence without a particle' },
]

/** Finds the words to avoid in a text, each with the word to use instead. */
export function otherWordsIn(text: string): readonly string[] {
  return otherWords.flatMap(({ pattern, term }) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [`${found} → ${term}`]
  })
}
