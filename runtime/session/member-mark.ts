/** Keeps whether a member was here last. */
export interface MemberMark {
  has(): boolean
  set(isMember: boolean): void
}

/** A mark on this device: neither who the member is nor anything that lets anybody in. Without storage there is none. */
export function memberMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): MemberMark {
  return {
    has: () => attempt(() => storage.getItem(key) === '1') ?? false,
    set: (isMember) => {
      attempt(() => (isMember ? storage.setItem(key, '1') : storage.removeItem(key)))
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
