import { ball } from './ball.ts'
import { cards } from './cards.ts'
import { chips } from './chips.ts'
import { coins } from './coins.ts'
import { crown } from './crown.ts'
import { dice } from './dice.ts'
import { elephant } from './elephant.ts'
import { feline } from './feline.ts'
import { fish } from './fish.ts'
import { fruit } from './fruit.ts'
import { gems } from './gems.ts'
import { jersey } from './jersey.ts'
import { joystick } from './joystick.ts'
import { lanterns } from './lanterns.ts'
import { lotus } from './lotus.ts'
import { moon } from './moon.ts'
import type { DrawMotif } from './motif.ts'
import { plume } from './plume.ts'
import { rocket } from './rocket.ts'
import { rooster } from './rooster.ts'
import { roulette } from './roulette.ts'
import { scales } from './scales.ts'
import { seven } from './seven.ts'
import { stars } from './stars.ts'
import { temple } from './temple.ts'
import { tickets } from './tickets.ts'
import { waves } from './waves.ts'
import { wheel } from './wheel.ts'

/** Every motif by its name. */
export const motifs = {
  ball,
  cards,
  chips,
  coins,
  crown,
  dice,
  elephant,
  feline,
  fish,
  fruit,
  gems,
  jersey,
  joystick,
  lanterns,
  lotus,
  moon,
  plume,
  rocket,
  rooster,
  roulette,
  scales,
  seven,
  stars,
  temple,
  tickets,
  waves,
  wheel,
} satisfies Record<string, DrawMotif>

export type MotifName = keyof typeof motifs
