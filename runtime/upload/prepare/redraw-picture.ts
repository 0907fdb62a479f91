import type { Redrawing } from '../upload-options.ts'

/** Draws a picture with the library, on the thread that it is called on. Rejects if it cannot be decoded. */
export async function redrawPicture(picture: Blob, { longestSide, quality }: Omit<Redrawing, 'signal'>): Promise<Blob> {
  const { default: compress } = await import('browser-image-compression')
  const file = new File([picture], 'picture', { type: picture.type })
  return compress(file, {
    ...(longestSide === undefined ? {} : { maxWidthOrHeight: longestSide }),
    initialQuality: quality,
    // The library's own worker would fetch its script from elsewhere.
    useWebWorker: false,
  })
}
