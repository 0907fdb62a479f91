import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import type { Draw } from '../../part.ts'
import type { SandboxMerchant } from '../../sandbox-options.ts'
import { type Random, randomFor } from '../../random.ts'
import { type Text, textIn } from '../../localised-text.ts'
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
  /**
   * A short text in large type, such as `100%`. If it is set, the title is below it, and the poster shows no `text`.
   */
  readonly figure?: string
}

/**
 * Returns the drawing of one kind of poster, in the brand's style and colours. A picture's name is the poster's id and
 * its language: `welcome.th`.
 *
 * @param kind the kind in the pictures' addresses, such as `banners`. It seeds the style's random parts
 * @param posterOf returns the poster of an id. Undefined for an id without a picture
 */
export function posterDrawing(
  kind: string,
  posterOf: (id: string, merchant: SandboxMerchant) => PosterTexts | undefined,
): Draw {
  return (name, { seed }, merchant) => {
    const [id = '', language = fallbackLanguage] = name.split('.')
    const poster = posterOf(id, merchant)
    return (
      poster && drawPoster(poster, language, merchant.data.artwork, randomFor(seed, `${merchant.id}:${kind}:${name}`))
    )
  }
}

function drawPoster(
  { title, text, ...poster }: PosterTexts,
  language: string,
  artwork: SandboxMerchant['data']['artwork'],
  random: Random,
): string {
  const { style, palette } = artwork
  const isLight = style === 'festival'
  const ink = inkOf({
    deep: isLight ? palette.support : palette.ground,
    mid: palette.support,
    bright: isLight ? palette.deep : palette.accent,
    accent: palette.accent,
    light: isLight ? '#fffaf0' : palette.text,
  })
  const words = { title: textIn(title, language), text: textIn(text, language) }
  return posterStyles[style]({ ...poster, ...words, height: posterHeight }, artwork, ink, random)
}
