/** The maximum length of a text without a bound in its schema, in UTF-16 units. */
export const longestText = 100_000

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Direction marks, and characters without a width. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/** A joiner that does not follow an emoji. Such a joiner combines nothing and is invisible. */
const looseJoiner = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu
const loneSurrogate = /\p{Surrogate}/gu

/**
 * Cleans a text from outside for showing and comparing: removes control characters (except line breaks and tabs),
 * direction marks and invisible characters. Half a surrogate pair becomes U+FFFD.
 */
export function cleanText(text: string): string {
  // Nearly every text is plain. For a plain text, this one test saves the four replacements.
  if (/^[\x20-\x7e\n\t\u0e00-\u0e7f]*$/.test(text)) return text
  return text.replace(controls, '').replace(invisible, '').replace(looseJoiner, '').replace(loneSurrogate, '\ufffd')
}
