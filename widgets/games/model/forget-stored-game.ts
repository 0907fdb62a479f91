/** The key of the stored game in the tab's storage (`return-to-game.ts`). */
export const storedGameKey = 'livery-game'

/** Removes the stored game, for example at a logout (STA-02). */
export function forgetStoredGame(): void {
  try {
    sessionStorage.removeItem(storedGameKey)
  } catch {
    // Without storage there is nothing to remove.
  }
}
