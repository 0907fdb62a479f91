import { type Manifest, themeCss } from '../../runtime/manifest/index.ts'
import { deviceFonts, fontFaces } from './fonts.ts'

/**
 * The look of a brand as CSS: its tokens and its typefaces.
 *
 * @param isForVisitors whether visitors see the page. Such a page does not wait for typefaces, because the visitor's
 *   connection may be slow
 */
export function themeStyles(manifest: Manifest, isForVisitors: boolean): string {
  return [
    themeCss(manifest.tokens),
    ...(isForVisitors ? [deviceFonts(manifest)] : []),
    fontFaces(manifest, isForVisitors),
  ].join('\n')
}
