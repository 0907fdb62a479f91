/** Renders the rows of a list in turns, so that no frame of a fast scroll renders many. */
export interface RenderTurns {
  /** Whether a new row may render its cards immediately. While the page scrolls, this is true for one row per frame. */
  readonly take: () => boolean
  /**
   * Calls `draw` of a waiting row in one of the next frames. The latest waiting row comes first. Returns a function
   * that cancels the call.
   */
  readonly wait: (draw: () => void) => () => void
  /** Records that the page moves in this frame. */
  readonly move: () => void
}

/**
 * Creates the turns of one list.
 *
 * @param nextFrame calls its argument once, in the next frame, after the scroll events of that frame
 */
export function createRenderTurns(nextFrame: (act: () => void) => void): RenderTurns {
  const waiting = new Set<() => void>()
  let isMoving = false
  let isTaken = false
  let isFrameRequested = false

  function ask(): void {
    if (isFrameRequested) return
    isFrameRequested = true
    nextFrame(endFrame)
  }

  function endFrame(): void {
    isFrameRequested = false
    // A player who keeps scrolling sees the latest rows longest.
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
