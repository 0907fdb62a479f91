/** The worker that draws pictures anew: takes one, answers with one, or with an error. */
import type { Redrawing } from '../types.ts'
import { redrawPicture } from './redraw-picture.ts'

/** What the worker is told. */
export interface RedrawOrder extends Omit<Redrawing, 'signal'> {
  readonly picture: Blob
}

/** What it answers. */
export type RedrawAnswer = { readonly picture: Blob } | { readonly isFailed: true }

const answer = (what: RedrawAnswer) => postMessage(what)

addEventListener('message', ({ data }: MessageEvent<RedrawOrder>) => {
  const { picture, ...redrawing } = data
  redrawPicture(picture, redrawing).then(
    (drawn) => answer({ picture: drawn }),
    () => answer({ isFailed: true }),
  )
})
