/** What is known of a window and what it is touched with. */
export interface WindowShape {
  readonly width: number
  readonly height: number
  /** Whether a finger is what points. */
  readonly isTouched: boolean
}

/** A phone's shorter side is narrower than this, in CSS px. */
const phone = 768

/** Whether a phone is held sideways: its width minus 140 exceeds its height (LAY-03). */
export function isSideways({ width, height, isTouched }: WindowShape): boolean {
  return isTouched && Math.min(width, height) < phone && width - 140 > height
}
