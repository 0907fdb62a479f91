import { fitTitle, isUnspaced, titleText } from '../title.ts'
import type { Poster } from './poster.ts'

/** The type of a poster's texts: the font family, the weight of the title, and the colours. */
export interface PosterType {
  readonly family: string
  readonly weight: number
  readonly title: string
  readonly text: string
}

/** The title and the text of a poster, centred vertically as one block. */
export function posterText(poster: Poster, type: PosterType, left: number, width: number): string {
  const { height } = poster
  const head = poster.figure ?? poster.title
  const title = fitTitle(head, {
    width,
    lines: poster.figure ? 1 : 2,
    largest: poster.figure ? 170 : 84,
    smallest: 40,
  })
  const below = poster.figure ? poster.title : poster.text
  const text = fitTitle(below, { width, lines: 2, largest: 46, smallest: 30 })
  const step = title.size * (isUnspaced(head) ? 1.4 : 1.12)
  const block = step * (title.lines.length - 1) + title.size * 0.75
  const gap = text.size * 1.75
  const baseline = (height - block - gap - (text.lines.length - 1) * text.size * 1.25) / 2 + block
  const textStep = text.size * (isUnspaced(below) ? 1.4 : 1.12)
  return (
    titleText(title, left, baseline, { fill: type.title, family: type.family, weight: type.weight }) +
    titleText(text, left, baseline + gap + (text.lines.length - 1) * textStep, {
      fill: type.text,
      family: type.family,
      weight: 500,
    })
  )
}
