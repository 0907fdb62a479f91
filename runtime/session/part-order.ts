/**
 * Orders the responses with parts of the session. A slow response must not replace the value of a later call. After a
 * payment, for example, the page must not show the former balance.
 */
export function createPartOrder() {
  let calls = 0
  const latest = new Map<string, number>()
  return {
    /** Returns the number of a call that is about to begin. */
    begin: (): number => (calls += 1),

    /**
     * Records that the area takes its value from this call's response. False if the area already has a value from a
     * later call.
     */
    takes(area: string, call: number): boolean {
      if (call < (latest.get(area) ?? 0)) return false
      latest.set(area, call)
      return true
    },
  }
}

export type PartOrder = ReturnType<typeof createPartOrder>
