/** Lets the rows of a list be drawn in turns, so that no frame of a fast scroll has to draw many. */
export interface RenderTurns {
  /** Whether a row that appears now may be drawn with it: always at rest; while the page moves, one in a frame. */
  readonly take: () => boolean
  /** Draws a row that had no turn in one of the next frames, the latest first. Gives what cancels that. */
  readonly wait: (draw: () => void) => () => void
  /** Says that the page is moving in this frame. */
  readonly move: () => void
}

/** @param nextFrame calls once, in the next frame, after its scroll events */
export function createRenderTurns(nextFrame: (act: () => void) => void): RenderTurns {
  const waiting = new Set<() => void>()
  let isMoving = false
  let isTaken = false
  let isAsked = false

  function ask(): void {
    if (isAsked) return
    isAsked = true
    nextFrame(endFrame)
  }

  function endFrame(): void {
    isAsked = false
    // A player who scrolls on sees the latest rows the longest.
    const draw = isTaken ? undefined : [...waiting].at(-1)
    isMoving = false
    isTaken = false
    if (draw) {
      waiting.delete(draw)
      draw()
    }
    if (waiting.size > 0) ask()
  }

  return {
    take() {
      if (!isMoving) return true
      if (isTaken) return false
      isTaken = true
      return true
    },
    wait(draw) {
      waiting.add(draw)
      ask()
      return () => waiting.delete(draw)
    },
    move() {
      isMoving = true
      ask()
    },
  }
}
