/** The index of the segment at the top of a wheel that is turned clockwise by an angle, in degrees. */
export function placeAt(angle: number, count: number): number {
  const turned = ((-angle % 360) + 360) % 360
  return Math.floor((turned / 360) * count) % count
}
