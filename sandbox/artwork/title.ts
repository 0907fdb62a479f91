import { n } from './shapes.ts'
import { thaiFamily } from './thai-typeface.ts'

/** Fonts that most systems have, then the Thai fonts of each system, then the embedded font. */
export const fonts = {
  sans: `'Noto Sans','Segoe UI',Roboto,Helvetica,Arial,'Noto Sans Thai','Leelawadee UI',Thonburi,'${thaiFamily}',sans-serif`,
  serif: `'Noto Serif',Georgia,'Noto Serif Thai','Noto Sans Thai','Leelawadee UI',Thonburi,'${thaiFamily}',serif`,
}

/** A title broken into lines, with the size at which its widest line fits. */
export interface FittedTitle {
  readonly lines: readonly string[]
  /** Font size in units of the picture. */
  readonly size: number
}

/** The space for a title. */
export interface TitleBox {
  readonly width: number
  readonly lines: number
  readonly largest: number
  readonly smallest: number
}

/**
 * Chooses the largest size at which a text fits into a width and a number of lines. Text in a script without spaces
 * breaks at its few spaces if this shrinks the size by less than a third. A text too long for the smallest size ends
 * with an ellipsis.
 */
export function fitTitle(text: string, box: TitleBox): FittedTitle {
  const atSpaces = fit(
    text.split(/(?<= )/),
    box,
    isUnspaced(text) ? Math.max(box.smallest, box.largest * 0.68) : box.smallest,
  )
  if (atSpaces) return atSpaces
  const words = wordsOf(text)
  const atWords = fit(words, box, box.smallest)
  if (atWords) return atWords
  const ems = box.width / box.smallest
  const lines = breakLines(words, ems)
  const shown = lines.slice(0, box.lines).map((line) => cutLine(line, ems))
  const last = shown.at(-1) ?? ''
  const isCut = lines.length > box.lines && !last.endsWith('…')
  return { lines: [...shown.slice(0, -1), isCut ? cutLine(`${last}…`, ems) : last], size: box.smallest }
}

/** Shortens a line that is wider than `ems`, and ends it with an ellipsis. */
function cutLine(line: string, ems: number): string {
  if (widthOf(line) <= ems) return line
  const letters = [...line.replace(/…$/, '')]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > ems) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function fit(words: readonly string[], box: TitleBox, smallest: number): FittedTitle | undefined {
  for (let size = box.largest; size >= smallest; size -= 1) {
    const lines = breakLines(words, box.width / size)
    if (lines.length <= box.lines && lines.every((one) => widthOf(one) * size <= box.width)) {
      return { lines: lines.length === 2 ? balance(words, lines, box.width / size) : lines, size }
    }
  }
  return undefined
}

/** A title as a `<text>` element, with a `<tspan>` for each line. `y` is the baseline of the last line. */
export function titleText(
  title: FittedTitle,
  x: number,
  y: number,
  style: {
    readonly fill: string
    readonly family?: string
    readonly weight?: number
    readonly anchor?: 'start' | 'middle'
    readonly shade?: string
  },
): string {
  const step = title.size * (title.lines.some(isUnspaced) ? 1.4 : 1.12)
  const shade = style.shade
    ? ` paint-order="stroke" stroke="${style.shade}" stroke-opacity=".55" stroke-width="${n(title.size * 0.16)}" stroke-linejoin="round"`
    : ''
  const spans = title.lines
    .map(
      (text, index) =>
        `<tspan x="${n(x)}" y="${n(y - (title.lines.length - 1 - index) * step)}">${escapeXml(text)}</tspan>`,
    )
    .join('')
  return `<text font-family="${style.family ?? fonts.sans}" font-size="${n(title.size)}" font-weight="${style.weight ?? 800}" text-anchor="${style.anchor ?? 'start'}" fill="${style.fill}"${shade}>${spans}</text>`
}

/**
 * An upper estimate of a text's width, in ems. Digits and signs are as wide as in the widest usual font, DejaVu Sans
 * Bold. A figure such as `+100%` has no space to break at.
 */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{Mn}/u.test(character)) continue
    if (isUnspaced(character)) width += 0.64
    else if (character === '%') width += 1.01
    else if (/[mwMW@]/.test(character)) width += 0.92
    else if (character === '+') width += 0.84
    else if (/[\d฿]/.test(character)) width += 0.7
    else if (/[A-Z&]/.test(character)) width += 0.7
    else if (/[iljt.,:'!|]/.test(character)) width += 0.36
    else if (character === ' ') width += 0.28
    else width += 0.61
  }
  return width
}

/** Text for use inside SVG. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/**
 * Whether a text has letters of a script that puts no spaces between words. The marks of these scripts need taller
 * lines.
 */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text)
}

/** Fills lines with words. No line is wider than `ems`, unless a single word is. */
function breakLines(words: readonly string[], ems: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line.trim() !== '' && widthOf((line + word).trim()) > ems) {
      lines.push(line.trim())
      line = ''
    }
    line += word
  }
  return [...lines, line.trim()].filter((one) => one !== '')
}

/** Two lines of about the same length and at most `ems` wide, if the words allow it. */
function balance(words: readonly string[], lines: readonly string[], ems: number): readonly string[] {
  const narrow = Math.max(widthOf(words.join('')) * 0.58, ...lines.map((line) => widthOf(line) * 0.6))
  const balanced = breakLines(words, narrow)
  return balanced.length === 2 && balanced.every((line) => widthOf(line) <= ems) ? balanced : lines
}

/** The segmenter finds words by their script, so it needs no locale. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/**
 * Words with the space after them. The segmenter splits an unknown word into single letters, which are appended to the
 * previous word.
 */
function wordsOf(text: string): string[] {
  if (!isUnspaced(text)) return text.split(/(?<= )/)
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (words.length > 0 && segment.length < 2) words[words.length - 1] += segment
    else words.push(segment)
  }
  return words
}
