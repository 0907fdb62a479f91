import { escapeHtml } from '../../../runtime/html/escape.ts'

/** The size of the pictures in previews of links, in px (Open Graph: 1.91 to 1). */
export const pictureSize = { width: 1200, height: 630 } as const

interface Picture {
  readonly title: string
  readonly brand: string
  readonly language: string
  /** The brand's font families. */
  readonly family: string
  /** The colours of the theme by name: `ground`, `surface`, `text`, `muted`, `accent`. */
  readonly colours: Readonly<Record<string, string>>
  /** The brand's icon as a data address; undefined if the file is missing. */
  readonly icon: string | undefined
}

/** The maximum number of characters in a line, and of lines. */
const lineLength = 24
const mostLines = 3

/**
 * The lines of a title, broken between words of its language. The last line of a title that is too long ends with `…`.
 */
export function titleLines(title: string, language: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(title.trim())) {
    if (line !== '' && line.length + segment.trimEnd().length > lineLength) {
      lines.push(line.trim())
      line = ''
    }
    line += segment
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`]
}

/** The picture as an SVG document: the brand's icon and name, and the title of the page, in the brand's colours. */
export function pictureSvg({ title, brand, language, family, colours, icon }: Picture): string {
  const { width, height } = pictureSize
  const { ground = '#111111', surface = ground, text = '#ffffff', accent = text } = colours
  const lines = titleLines(title, language)
  const first = 400 - (lines.length - 1) * 46
  const drawn = lines.map((line, index) => `<tspan x="80" y="${first + index * 96}">${escapeHtml(line)}</tspan>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<path d="M820 0h380v630H640z" fill="${surface}"/>
<rect y="${height - 16}" width="${width}" height="16" fill="${accent}"/>
${icon === undefined ? '' : `<image x="80" y="72" width="112" height="112" href="${icon}"/>`}
<g font-family="${escapeHtml(family)}" fill="${text}">
<text x="${icon === undefined ? 80 : 220}" y="146" font-size="52">${escapeHtml(brand)}</text>
<text font-size="80">${drawn.join('')}</text>
</g>
</svg>`
}
