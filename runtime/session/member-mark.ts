/** Stores whether the last visitor was a member, and counts logins and logouts. */
export interface MemberMark {
  has(): boolean
  set(isMember: boolean): void
  /** Grows with every login and logout on this device. */
  turn(): number
  /** Counts a login or a logout. For each login or logout, only one tab calls this function. */
  passTurn(): void
  /** Whether a logout has no confirmation from the server yet. */
  hasPendingLogout(): boolean
  setPendingLogout(hasPendingLogout: boolean): void
}

/**
 * A mark on this device, without the member's identity or credentials. Without storage there is no mark.
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
    hasPendingLogout: () => has(`${key}-leaving`),
    setPendingLogout: (hasPendingLogout) => set(`${key}-leaving`, hasPendingLogout),
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
