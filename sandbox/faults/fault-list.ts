import type { Fault } from './fault.ts'

/** The pending faults. */
export interface FaultList {
  add(fault: Omit<Fault, 'id'>): Fault
  all(): readonly Fault[]
  /** Removes the faults of one merchant, by default every fault. */
  clear(merchantId?: string): void
  /** Returns the faults that match a call by any of its names, oldest first. Counts one use of each. */
  takeMatching(merchantId: string, names: readonly string[]): readonly Fault[]
}

export function createFaultList(): FaultList {
  let faults: Fault[] = []
  let last = 0
  return {
    add(fault) {
      last += 1
      const added = { ...fault, id: last }
      faults.push(added)
      return added
    },
    all: () => faults,
    clear(merchantId) {
      faults = merchantId === undefined ? [] : faults.filter(({ merchant }) => merchant !== merchantId)
    },
    takeMatching(merchantId, names) {
      const matches = (fault: Fault) =>
        (fault.match === '*' || names.includes(fault.match)) && (fault.merchant ?? merchantId) === merchantId
      const matching = faults.filter(matches)
      faults = faults
        .map((fault) => (matches(fault) ? { ...fault, times: fault.times - 1 } : fault))
        .filter(({ times }) => times > 0)
      return matching
    },
  }
}
