/** The worker that redraws pictures. Receives one picture and answers with the redrawn one, or with a failure. */
import type { Redrawing } from '../upload-options.ts'
import { redrawPicture } from './redraw-picture.ts'

/** The message to the worker. */
export interface RedrawOrder extends Omit<Redrawing, 'signal'> {
  readonly picture: Blob
}

/** The worker's answer. */
export type RedrawAnswer = { readonly picture: Blob } | { readonly isFailed: true }

const answer = (what: RedrawAnswer) => postMessage(what)

addEventListener('message', ({ data }: MessageEvent<RedrawOrder>) => {
  const { picture, ...redrawing } = data
  redrawPicture(picture, redrawing).then(
    (drawn) => answer({ picture: drawn }),
    () => answer({ isFailed: true }),
  )
})
