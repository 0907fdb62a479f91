import { type Manifest, themeCss } from '../../runtime/manifest/index.ts'
import { deviceFonts, fontFaces } from './fonts.ts'

/**
 * The look of a brand as CSS: its tokens and its typefaces.
 *
 * @param isBuilt whether visitors see the page; the page does not make them wait for typefaces, because their
 *   connection may be slow
 */
export function themeStyles(manifest: Manifest, isBuilt: boolean): string {
  return [themeCss(manifest.tokens), ...(isBuilt ? [deviceFonts(manifest)] : []), fontFaces(manifest, isBuilt)].join(
    '\n',
  )
}
