import { isObject } from '../pointer.ts'
import type { Json, JsonObject } from '../types.ts'

/**
 * What a check has read, as a tree of keys. Of each node that is there, it was read whether there is a value, and whether
 * that is an object. `keys` says that the names of an object's keys were read, `whole` that the value was read with all
 * in it.
 */
export interface Reads {
  keys: boolean
  whole: boolean
  readonly below: Map<string, Reads>
}

export function newReads(): Reads {
  return { keys: false, whole: false, below: new Map() }
}

/** The node of a key, made where the key has not been read before. */
export function readsAt(reads: Reads, key: string): Reads {
  const known = reads.below.get(key)
  if (known) return known
  const made = newReads()
  reads.below.set(key, made)
  return made
}

/**
 * A value that notes in `reads` whatever is read of it. Objects inside are recorded in turn; a list counts as read whole.
 * It can be read like the value itself and not be changed.
 */
export function recorded<Value>(value: Value, reads: Reads): Value {
  if (!isObject(value)) {
    reads.whole = true
    return value
  }
  // The target stands for nothing: a proxy of a frozen object would have to answer with the object's own parts.
  return new Proxy({}, new Recording(value, reads)) as Value
}

/** Reads a recorded value as a whole: one note instead of one for each part. */
export function whole<Value>(value: Value): Value {
  if (!isObject(value)) return value
  const recording = (value as { readonly [ownRecording]?: Recording })[ownRecording]
  if (!recording) return value
  recording.reads.whole = true
  return recording.value as Value
}

/** The key under which a recorded value gives its recording away, known in this file only. */
const ownRecording = Symbol('recording')

class Recording implements ProxyHandler<object> {
  readonly value: JsonObject
  readonly reads: Reads

  constructor(value: JsonObject, reads: Reads) {
    this.value = value
    this.reads = reads
  }

  #read(key: string): Json | undefined {
    const own = Object.hasOwn(this.value, key) ? this.value[key] : undefined
    const reads = readsAt(this.reads, key)
    return own === undefined ? undefined : recorded(own, reads)
  }

  get(_target: object, key: string | symbol): unknown {
    if (key === ownRecording) return this
    return typeof key === 'string' ? this.#read(key) : undefined
  }

  has(_target: object, key: string | symbol): boolean {
    if (typeof key !== 'string') return false
    readsAt(this.reads, key)
    return Object.hasOwn(this.value, key)
  }

  ownKeys(): string[] {
    this.reads.keys = true
    return Object.keys(this.value)
  }

  getOwnPropertyDescriptor(_target: object, key: string | symbol): PropertyDescriptor | undefined {
    if (typeof key !== 'string') return undefined
    readsAt(this.reads, key)
    if (!Object.hasOwn(this.value, key)) return undefined
    // Callers use the descriptor only to learn whether the key exists. They read the value through `get`.
    return { value: undefined, enumerable: true, configurable: true, writable: true }
  }

  set(): boolean {
    return false
  }

  deleteProperty(): boolean {
    return false
  }

  defineProperty(): boolean {
    return false
  }
}
