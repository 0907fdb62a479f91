import { holdAcrossTabs, type TabLocks } from '../tab-lock.ts'
import type { FlowContext, WebStorage } from '../flow-rules.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A storage in memory. */
export function createStorage(values = new Map<string, string>()): WebStorage & { readonly values: typeof values } {
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A browser on a device in virtual time: its tabs share the device's storage, the locks and the current member. */
export function createDevice(time: VirtualTime) {
  const storage = createStorage()
  const held = new Map<string, symbol>()
  const tabs = new Set<{ follow: () => void }>()
  let member: string | undefined
  let turn = 0

  /** Logs a member in, or logs out if `next` is undefined. Notifies every tab. */
  function become(next: string | undefined): void {
    member = next
    turn += 1
    for (const tab of tabs) tab.follow()
  }

  function openTab(tabStorage = createStorage()) {
    const page = Symbol('page')
    const listeners = new Set<() => void>()
    let epoch = 0
    const own = {
      follow: () => {
        epoch += 1
        for (const listener of listeners) listener()
      },
    }
    tabs.add(own)
    const request = async (name: string, _options: unknown, work: (lock: Lock | null) => unknown) => {
      if (held.has(name)) return work(null)
      held.set(name, page)
      try {
        return await work({ name, mode: 'exclusive' })
      } finally {
        if (held.get(name) === page) held.delete(name)
      }
    }
    const locks = { request } as unknown as TabLocks
    return {
      storage: tabStorage,
      hold: (name: string) => holdAcrossTabs(locks, name),
      context: (): FlowContext => ({
        place: 'test:river',
        member,
        storage: { tab: tabStorage, device: storage },
        now: time.now,
        session: {
          epoch: () => epoch,
          turn: () => turn,
          subscribe: (listener) => {
            listeners.add(listener)
            return () => void listeners.delete(listener)
          },
        },
      }),
      /** Destroys the page: releases its locks and ends its notifications. */
      leave(): void {
        tabs.delete(own)
        listeners.clear()
        for (const [name, owner] of held) if (owner === page) held.delete(name)
      },
    }
  }

  return { storage, become, member: () => member, openTab }
}

export type SimulatedDevice = ReturnType<typeof createDevice>
export type SimulatedTab = ReturnType<SimulatedDevice['openTab']>
