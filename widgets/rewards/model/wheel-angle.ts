interface Turn {
  /** The segment to end on, from 0, clockwise from the top. */
  readonly place: number
  readonly count: number
  /** The current angle of the wheel, in degrees. */
  readonly from: number
}

/** The least number of whole turns of a spin. */
const turns = 5

/**
 * The angle, in degrees and clockwise, at which the middle of a segment is at the top. Adds whole turns, so that the
 * wheel turns forwards from its current angle.
 */
export function angleOf({ place, count, from }: Turn): number {
  const rest = 360 - ((place + 0.5) * 360) / count
  const whole = Math.ceil(from / 360) + turns
  return whole * 360 + rest
}

/** The outline of a segment of a wheel of radius 100 around 0,0, as the path of a drawing. */
export function segmentPath(place: number, count: number): string {
  const point = (at: number) => {
    const radians = (at / count) * 2 * Math.PI
    return `${(100 * Math.sin(radians)).toFixed(2)} ${(-100 * Math.cos(radians)).toFixed(2)}`
  }
  return `M0 0 L${point(place)} A100 100 0 ${count < 3 ? 1 : 0} 1 ${point(place + 1)} Z`
}
