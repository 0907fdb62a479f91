import { arches } from './arches.ts'
import { bands } from './bands.ts'
import { bokeh } from './bokeh.ts'
import type { DrawGround } from './draw-ground.ts'
import { hills } from './hills.ts'
import { rays } from './rays.ts'
import { rings } from './rings.ts'
import { seigaiha } from './seigaiha.ts'
import { sky } from './sky.ts'

/** Every ground. */
export const grounds: readonly DrawGround[] = [arches, bands, bokeh, hills, rays, rings, seigaiha, sky]
