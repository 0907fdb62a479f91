/** The maximum time between the two presses of a double press, in ms. */
const doublePress = 500

/**
 * Recognises a press outside of a dialog. Only a press that begins and ends outside counts. A user may select text and
 * release outside without the wish to close the dialog.
 */
export function createPressOutside() {
  let hasBegun = false
  let insideAt = Number.NEGATIVE_INFINITY
  return {
    /** Forgets the earlier presses. Called when the dialog opens or closes. */
    forget(): void {
      insideAt = Number.NEGATIVE_INFINITY
    },
    /** @param at the time of the event, in ms */
    down(isOutside: boolean, at: number): void {
      // The first press of a double press may make the dialog smaller. The second press is then outside of the dialog,
      // but does not close it.
      hasBegun = isOutside && at - insideAt > doublePress
      if (!isOutside) insideAt = at
    },
    /** Returns whether the press that ends here is a press outside. */
    up: (isOutside: boolean): boolean => hasBegun && isOutside,
  }
}
