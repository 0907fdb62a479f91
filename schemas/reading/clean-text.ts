/** Most characters of a text whose schema names no bound. */
export const longestText = 100_000

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Marks that turn the direction of what follows, and signs without a width. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/** A joiner makes one picture of two; anywhere else it hides. */
const looseJoiner = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu
const loneSurrogate = /\p{Surrogate}/gu

/**
 * A text from outside as it may be shown and compared: without control characters (line breaks and tabs stay), marks of
 * direction and characters that nobody sees. Half a surrogate pair becomes U+FFFD.
 */
export function cleanText(text: string): string {
  // Nearly every text is plain: one look instead of four.
  if (/^[\x20-\x7e\n\t\u0e00-\u0e7f]*$/.test(text)) return text
  return text.replace(controls, '').replace(invisible, '').replace(looseJoiner, '').replace(loneSurrogate, '\ufffd')
}
