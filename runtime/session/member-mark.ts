/** Stores whether a member was here last, and counts logins and logouts. */
export interface MemberMark {
  has(): boolean
  set(isMember: boolean): void
  /** How often somebody has logged in or out on this device. */
  turn(): number
  /** Counts a login or a logout. */
  passTurn(): void
  /** Whether a member has logged out without a confirmation by the server. */
  isLeaving(): boolean
  setLeaving(isLeaving: boolean): void
}

/**
 * A mark on this device. It contains neither the member's identity nor a credential. Without storage there is no mark.
 */
export function memberMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): MemberMark {
  const turns = `${key}-turns`
  const turn = () => attempt(() => Number(storage.getItem(turns) ?? 0)) || 0
  const has = (name: string) => attempt(() => storage.getItem(name) === '1') ?? false
  const set = (name: string, isSet: boolean) => {
    attempt(() => (isSet ? storage.setItem(name, '1') : storage.removeItem(name)))
  }
  return {
    has: () => has(key),
    set: (isMember) => set(key, isMember),
    isLeaving: () => has(`${key}-leaving`),
    setLeaving: (isLeaving) => set(`${key}-leaving`, isLeaving),
    turn,
    passTurn: () => {
      attempt(() => storage.setItem(turns, String(turn() + 1)))
    },
  }
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
