import type { Frame } from './grounds/draw-ground.ts'
import { thaiTypeface } from './thai-typeface.ts'
import { escapeXml } from './title.ts'

/** A whole SVG document. Assistive technology reads its title when a visitor opens the file alone. */
export function picture(frame: Frame, title: string, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}" role="img">` +
    `<title>${escapeXml(title)}</title><defs>${defs}${/\p{Script=Thai}/u.test(body) ? thaiTypeface() : ''}</defs>${body}</svg>`
  )
}
