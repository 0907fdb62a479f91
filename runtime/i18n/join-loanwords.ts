/**
 * Thai words of the trade that the dictionaries of browsers lack. Thai has no spaces between words, so a browser would
 * split an unknown word within a syllable: โปรโมชั่|นของฉัน.
 */
const loanwords = ['โปรโมชั่น', 'คาสิโน', 'อั่งเปา', 'คริปโต', 'พาร์ทเนอร์', 'คริกเก็ต', 'เทิร์น', 'แชท', 'แชต']

const wordJoiner = '\u2060'
const zeroWidthSpace = '\u200b'

const found = new RegExp(loanwords.join('|'), 'g')
const thaiLetter = /[\u0e00-\u0e7f]/

/**
 * Keeps each loanword of a text on one line. Joins the letters of the word by invisible characters, and lets a line end
 * before and after the word.
 */
export function joinLoanwords(text: string): string {
  return text.replace(found, (word, at: number) => {
    const spaceAt = (index: number) => (thaiLetter.test(text.charAt(index)) ? zeroWidthSpace : '')
    return `${spaceAt(at - 1)}${joined(word)}${spaceAt(at + word.length)}`
  })
}

/**
 * Inserts a joiner before each consonant, and before each vowel that is written before its consonant. Inserts none at
 * the beginning of the word.
 */
function joined(word: string): string {
  return word.replaceAll(/(?!^)(?=[\u0e01-\u0e2e\u0e40-\u0e44])/g, wordJoiner)
}
