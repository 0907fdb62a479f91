/** The worker that redraws pictures. Receives one picture, and sends back the redrawn picture or a failure. */
import type { Redrawing } from '../upload-options.ts'
import { redrawPicture } from './redraw-picture.ts'

/** The message to the worker. */
export interface RedrawOrder extends Omit<Redrawing, 'signal'> {
  readonly picture: Blob
}

/** The worker's result. */
export type RedrawResult = { readonly picture: Blob } | { readonly isFailed: true }

const send = (what: RedrawResult) => postMessage(what)

addEventListener('message', ({ data }: MessageEvent<RedrawOrder>) => {
  const { picture, ...redrawing } = data
  redrawPicture(picture, redrawing).then(
    (drawn) => send({ picture: drawn }),
    () => send({ isFailed: true }),
  )
})
