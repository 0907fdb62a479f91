import { circle, group, line, rect, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** Two lottery tickets and three drawn balls. */
export const tickets: DrawMotif = (ink, random) => {
  const digits = () => String(random.between(100, 999))
  const ticket = (turn: number, fill: string) =>
    group(
      rect(20, 52, 160, 78, '#000', 'rx="10" opacity=".25" transform="translate(4 6)"') +
        rect(20, 52, 160, 78, fill, 'rx="10"') +
        line('M66 54V128', ink.deep, 3, 'stroke-dasharray="5 6" opacity=".5"') +
        `<text x="122" y="105" font-family="Arial,sans-serif" font-size="38" font-weight="900" text-anchor="middle" fill="${ink.deep}">${digits()}</text>` +
        circle(43, 91, 13, ink.mid),
      `transform="rotate(${turn} 100 92)"`,
    )
  return (
    ticket(-16, ink.gold) +
    ticket(5, ink.light) +
    repeat(3, (index) => {
      const x = 46 + index * 54
      return (
        circle(x + 3, 163, 26, '#000', 'opacity=".28"') +
        circle(x, 158, 26, ['#e2344d', ink.bright, ink.accent][index] ?? ink.mid) +
        circle(x, 158, 15, '#fff') +
        `<text x="${x}" y="166" font-family="Arial,sans-serif" font-size="21" font-weight="900" text-anchor="middle" fill="#1c2236">${random.between(1, 9)}</text>` +
        circle(x - 10, 145, 5, '#fff', 'opacity=".6"')
      )
    })
  )
}
