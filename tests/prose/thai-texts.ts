/** A fault in the spelling of Thai, with the pattern that finds it. */
interface SpellingRule {
  readonly fault: string
  readonly pattern: RegExp
}

const consonant = String.raw`[\u0e01-\u0e2e]`
const leadingVowel = String.raw`[\u0e40-\u0e44]`
const lowerVowel = String.raw`[\u0e38\u0e39]`
const toneOrSign = String.raw`[\u0e47-\u0e4e]`
const mark = String.raw`[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]`

/** A text that breaks a rule has a typing mistake, or a replacement has damaged it. */
const rules: readonly SpellingRule[] = [
  { fault: 'a leading vowel without its consonant', pattern: new RegExp(`${leadingVowel}(?!${consonant})`) },
  { fault: 'a leading vowel with a vowel below', pattern: new RegExp(`${leadingVowel}${consonant}${lowerVowel}`) },
  { fault: 'a mark without its consonant', pattern: new RegExp(String.raw`(?<!${consonant}|${mark})${mark}`) },
  { fault: 'two tone marks or signs', pattern: new RegExp(`${toneOrSign}{2}`) },
  { fault: 'a tone mark before its vowel', pattern: new RegExp(String.raw`${toneOrSign}[\u0e31\u0e34-\u0e39]`) },
  { fault: 'an am in two characters', pattern: /\u0e4d[\u0e48-\u0e4b]?\u0e32/ },
  { fault: 'an invisible character', pattern: /[\u00ad\u200b-\u200f\u2060\ufeff]/ },
  {
    fault: 'a repetition mark without spaces around it',
    pattern: /(?<! )\u0e46|\u0e46(?=[\u0e01-\u0e2e\u0e40-\u0e44])/,
  },
  { fault: 'two spaces', pattern: /[\u0e00-\u0e7f] {2}/ },
]

/** The faults in the spelling of a Thai text. */
export function thaiFaultsIn(text: string): readonly string[] {
  return rules.flatMap(({ fault, pattern }) => (pattern.test(text) ? [fault] : []))
}
