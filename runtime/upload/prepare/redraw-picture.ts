import type { Redrawing } from '../upload-options.ts'

/** Redraws a picture with the library, on the calling thread. Rejects if it cannot be decoded. */
export async function redrawPicture(picture: Blob, { longestSide, quality }: Omit<Redrawing, 'signal'>): Promise<Blob> {
  const { default: compress } = await import('browser-image-compression')
  const file = new File([picture], 'picture', { type: picture.type })
  return compress(file, {
    ...(longestSide === undefined ? {} : { maxWidthOrHeight: longestSide }),
    initialQuality: quality,
    // The library's own worker would fetch its script from another host.
    useWebWorker: false,
  })
}
