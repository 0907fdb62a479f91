import { circle, path, rect } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

const pad =
  'M58 62H142C176 62 192 104 194 142C195 168 168 174 152 154L138 136H62L48 154C32 174 5 168 6 142C8 104 24 62 58 62Z'

/** A controller with a cross of arrows, a stick and four buttons. */
export const joystick: DrawMotif = (ink) =>
  path(pad, '#000', 'opacity=".3" transform="translate(3 8)"') +
  path(pad, ink.main, `stroke="${ink.light}" stroke-opacity=".6" stroke-width="4"`) +
  path('M50 82H64V96H78V110H64V124H50V110H36V96H50Z', ink.deep) +
  circle(146, 84, 9, ink.accent) +
  circle(164, 102, 9, '#ff5d7a') +
  circle(128, 102, 9, '#5ef2d6') +
  circle(146, 120, 9, ink.light) +
  rect(88, 84, 24, 8, ink.deep, 'rx="4"') +
  circle(100, 112, 10, ink.deep) +
  circle(100, 112, 5, ink.accent) +
  path('M70 62C70 44 78 38 100 38C122 38 130 44 130 62Z', ink.deep, 'opacity=".45"') +
  path('M100 4L108 24H92Z', ink.accent) +
  path('M52 14L66 30L50 34ZM148 14L134 30L150 34Z', ink.accent, 'opacity=".7"')
