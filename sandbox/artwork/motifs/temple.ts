import { line, path, rect, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A hall with three roofs, their tips turned up. */
export const temple: DrawMotif = (ink) => {
  const roof = (y: number, half: number, height: number) => {
    const d = `M${100 - half} ${y}C${100 - half * 0.55} ${y - height * 0.18} 86 ${y - height * 0.6} 100 ${y - height}C114 ${y - height * 0.6} ${100 + half * 0.55} ${y - height * 0.18} ${100 + half} ${y}L${100 + half - 12} ${y + 8}H${100 - half + 12}Z`
    return (
      path(d, ink.main) +
      line(d, ink.accent, 4, 'stroke-linejoin="round"') +
      path(`M${100 - half} ${y}q-9 -6 -7 -20q7 8 16 13ZM${100 + half} ${y}q9 -6 7 -20q-7 8 -16 13Z`, ink.accent)
    )
  }
  return (
    line('M100 44V6', ink.accent, 5, 'stroke-linecap="round"') +
    path('M100 2L106 22H94Z', ink.accent) +
    rect(36, 138, 128, 42, ink.deep) +
    repeat(5, (index) => rect(42 + index * 27, 138, 9, 42, ink.gold)) +
    path('M86 180V154Q100 140 114 154V180Z', ink.accent, 'opacity=".9"') +
    roof(138, 84, 66) +
    roof(104, 62, 56) +
    roof(76, 42, 50) +
    rect(22, 178, 156, 9, ink.gold, 'rx="3"') +
    rect(10, 187, 180, 9, ink.mid, 'rx="3"')
  )
}
