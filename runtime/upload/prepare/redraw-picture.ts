import { cloningReasons } from '../kind-of-error.ts'
import type { Redrawing } from '../upload-options.ts'

/**
 * Redraws a picture with the library, on the calling thread. Rejects if the picture cannot be decoded, or the library
 * does not load.
 */
export async function redrawPicture(picture: Blob, { longestSide, quality }: Omit<Redrawing, 'signal'>): Promise<Blob> {
  const { default: compress } = await import('browser-image-compression').catch(() => {
    throw new Error(cloningReasons.notLoaded)
  })
  const file = new File([picture], 'picture', { type: picture.type })
  return compress(file, {
    ...(longestSide === undefined ? {} : { maxWidthOrHeight: longestSide }),
    initialQuality: quality,
    // The library's own worker would fetch its script from another host.
    useWebWorker: false,
  })
}
