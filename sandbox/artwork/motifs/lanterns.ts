import { circle, ellipse, group, line, rect } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** Three hanging lanterns that glow: the near lantern is drawn, and the others are copies of it. */
export const lanterns: DrawMotif = (ink) => {
  const lantern = group(
    circle(0, 0, 62, ink.accent, 'opacity=".22"') +
      line('M0 -200V-42M0 -36V36', ink.accent, 2.5) +
      ellipse(0, 0, 40, 36, ink.main) +
      ellipse(0, 0, 24, 36, 'none', `stroke="${ink.accent}" stroke-width="2.5" opacity=".8"`) +
      line('M0 -36V36', ink.accent, 2.5, 'opacity=".8"') +
      ellipse(-14, -12, 9, 14, '#fff', 'opacity=".28"') +
      rect(-17, -42, 34, 9, ink.gold, 'rx="3"') +
      rect(-17, 33, 34, 9, ink.gold, 'rx="3"') +
      line('M-8 42V66M0 42V74M8 42V66', ink.accent, 3.5, 'stroke-linecap="round"'),
    'id="l"',
  )
  const again = (x: number, y: number, scale: number) =>
    `<use href="#l" transform="translate(${x} ${y}) scale(${scale})"/>`
  return (
    group(again(-56, -43, 0.67) + again(56, -30, 0.56), 'transform="translate(104 116) scale(1.08)"') +
    group(lantern, 'transform="translate(104 116) scale(1.08)"')
  )
}
