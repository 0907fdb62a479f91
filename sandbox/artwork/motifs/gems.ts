import { path, star } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A cut stone, two smaller ones, and their sparkle. */
export const gems: DrawMotif = (ink) => {
  const stone = (x: number, y: number, scale: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    path('M-60 -20L-36 -50H36L60 -20L0 70Z', fill) +
    path('M-36 -50L-22 -20L0 -50Z', '#fff', 'opacity=".55"') +
    path('M36 -50L22 -20L0 -50Z', '#fff', 'opacity=".25"') +
    path('M-60 -20H-22L-36 -50Z', '#fff', 'opacity=".3"') +
    path('M-22 -20H22L0 -50Z', '#fff', 'opacity=".4"') +
    path('M-60 -20H-22L0 70Z', '#fff', 'opacity=".15"') +
    path('M22 -20H60L0 70Z', '#000', 'opacity=".25"') +
    path('M22 -20H-22L0 70Z', '#000', 'opacity=".08"') +
    '</g>'
  return (
    stone(48, 140, 0.62, ink.accent) +
    stone(156, 146, 0.56, ink.mid) +
    stone(100, 88, 1.15, ink.main) +
    path(star(158, 34, 22, 5, 4), '#fff') +
    path(star(34, 68, 14, 3, 4), '#fff') +
    path(star(104, 176, 12, 3, 4), '#fff')
  )
}
