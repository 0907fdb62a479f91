/** Keeps whether a member was here last, and counts logins and logouts. */
export interface MemberMark {
  has(): boolean
  set(isMember: boolean): void
  /** How often somebody has logged in or out on this device. */
  turn(): number
  /** Counts a login or a logout. */
  passTurn(): void
}

/** A mark on this device: neither who the member is nor anything that lets anybody in. Without storage there is none. */
export function memberMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): MemberMark {
  const turns = `${key}-turns`
  const turn = () => attempt(() => Number(storage.getItem(turns) ?? 0)) || 0
  return {
    has: () => attempt(() => storage.getItem(key) === '1') ?? false,
    set: (isMember) => {
      attempt(() => (isMember ? storage.setItem(key, '1') : storage.removeItem(key)))
    },
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
