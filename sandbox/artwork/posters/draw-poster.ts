import type { SandboxMerchant } from '../../sandbox-options.ts'
import { randomFor } from '../../random.ts'
import { type Text, textIn } from '../../localised-text.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { inkOf } from '../ink.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { posterHeight, posterStyles } from './poster.ts'

/** Width of a poster over the whole page, in its own units. */
export const bannerWidth = 1200
/** Width of a poster on a card, 16:9. */
export const cardWidth = 933

/** The motif of a brand's poster, and its texts by language. */
export interface PosterTexts {
  readonly width: typeof bannerWidth | typeof cardWidth
  readonly motif: MotifName
  readonly title: Text
  readonly text: Text
  /** Shown in large type: `100%`. The title is then below it, instead of the text. */
  readonly figure?: string
}

/**
 * Draws a poster in the brand's style and colours.
 *
 * @param subject seeds the random parts of the style: `banners:welcome`
 * @param language the language of its texts: `th`
 */
export function drawPoster(
  { title, text, ...poster }: PosterTexts,
  subject: string,
  language: string,
  { seed }: Pick<SandboxContext, 'seed'>,
  { id, data }: SandboxMerchant,
): string {
  const { style, palette } = data.artwork
  const isLight = style === 'festival'
  const ink = inkOf({
    deep: isLight ? palette.support : palette.ground,
    mid: palette.support,
    bright: isLight ? palette.deep : palette.accent,
    accent: palette.accent,
    light: isLight ? '#fffaf0' : palette.text,
  })
  const words = { title: textIn(title, language), text: textIn(text, language) }
  const random = randomFor(seed, `${id}:${subject}`)
  return posterStyles[style]({ ...poster, ...words, height: posterHeight }, data.artwork, ink, random)
}
