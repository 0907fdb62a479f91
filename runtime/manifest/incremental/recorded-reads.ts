import { asJson, hasParts, isSame, keysOf, type LazyJson, LazyMerge, partOf } from '../lazy-merge.ts'
import type { JsonObject } from '../stages.ts'
import type { Place } from './places.ts'

/** The places whose checks have read a value, by what they have read. */
export interface Reads {
  /** The places whose checks have read whether the value exists, and whether it is an object. */
  readonly touched: Place[]
  /** The places whose checks have read the keys of the value. */
  readonly keys: Place[]
  /** The places whose checks have read the whole value. */
  readonly whole: Place[]
  /** The reads of each part of the value, by key. */
  readonly below: Map<string, Reads>
  /** The entries of `below` that checks have read as a whole. Set by the first comparison that needs them. */
  readAsWhole?: readonly (readonly [key: string, reads: Reads])[]
}

function newReads(): Reads {
  return { touched: [], keys: [], whole: [], below: new Map() }
}

/** Passes one value to many runs of checks, and records the reads of each run. */
export class ReadRecorder {
  readonly reads = newReads()
  /** The place whose checks run. */
  place: Place | undefined
  /** Whether the checks of this place have read the value at all. Also true after a read that leaves no record. */
  hasRead = false

  /** Starts the run of the checks of a place. */
  begin(place: Place): void {
    this.place = place
    this.hasRead = false
  }

  /**
   * Returns a read-only view of the value, which records reads at any depth. A list is read as a whole.
   *
   * @param others the values to compare with later. Reads of parts that they share with `value` are not recorded
   */
  record(value: LazyJson, others?: readonly LazyJson[]): unknown {
    return hasParts(value) ? createRecording(value, this.reads, others, this) : value
  }
}

/** Reads a recorded value as a whole: one record replaces those of all its parts. */
export function readWhole<Value>(value: Value): Value {
  const recording = recordingOf(value)
  return recording ? (recording.readWhole() as Value) : value
}

/** Whether an object has a key. Faster than `Object.hasOwn` for a recorded object. */
export function hasKey(value: object, key: string): boolean {
  const recording = recordingOf(value)
  return recording ? recording.hasKey(key) : Object.hasOwn(value, key)
}

function recordingOf(value: unknown): Recording | undefined {
  return typeof value === 'object' && value !== null
    ? (value as { readonly [ownRecording]?: Recording })[ownRecording]
    : undefined
}

/** The key to the recording of a value, private to this file. */
const ownRecording = Symbol('recording')

/** Adds a place once. Checks run place by place, so comparing with the last entry is enough. */
function addPlace(places: Place[], place: Place | undefined): void {
  if (place && places.at(-1) !== place) places.push(place)
}

/** The value that a recorded object returns for a key. */
interface Part {
  /** Undefined if the key is missing. */
  readonly value: unknown
  /** The records of reads. Undefined if reads are not recorded. */
  readonly reads: Reads | undefined
  /** Whether reading the key reads the whole value, because the value is not an object. */
  readonly isWhole: boolean
}

/**
 * Creates a recorded object. The target of its proxy is empty, because a proxy of a frozen object would have to return
 * the object's own parts.
 */
function createRecording(...args: ConstructorParameters<typeof Recording>): object {
  return new Proxy({}, new Recording(...args))
}

class Recording implements ProxyHandler<object> {
  readonly #value: JsonObject | LazyMerge
  readonly #reads: Reads | undefined
  readonly #others: readonly (LazyJson | undefined)[] | undefined
  readonly #recorder: ReadRecorder
  #parts: Map<string, Part> | undefined

  constructor(
    value: JsonObject | LazyMerge,
    reads: Reads | undefined,
    others: readonly (LazyJson | undefined)[] | undefined,
    recorder: ReadRecorder,
  ) {
    this.#value = value
    this.#reads = reads
    this.#others = others
    this.#recorder = recorder
  }

  readWhole(): JsonObject {
    this.#recorder.hasRead = true
    if (this.#reads) addPlace(this.#reads.whole, this.#recorder.place)
    return asJson(this.#value)
  }

  #part(key: string): Part {
    this.#recorder.hasRead = true
    this.#parts ??= new Map()
    const known = this.#parts.get(key)
    if (known) return known
    const value = partOf(this.#value, key)
    const reads = this.#readsOf(key, value)
    const part = { value: this.#view(key, value, reads), reads, isWhole: value !== undefined && !hasParts(value) }
    this.#parts.set(key, part)
    return part
  }

  #readsOf(key: string, value: LazyJson | undefined): Reads | undefined {
    if (!this.#reads) return undefined
    if (this.#others?.every((one) => isSame(partOf(one, key), value))) return undefined
    const reads = this.#reads.below.get(key) ?? newReads()
    this.#reads.below.set(key, reads)
    return reads
  }

  #view(key: string, value: LazyJson | undefined, reads: Reads | undefined): unknown {
    if (reads && hasParts(value)) {
      const others = this.#others?.map((one) => partOf(one, key))
      return createRecording(value, reads, others, this.#recorder)
    }
    return value instanceof LazyMerge ? createRecording(value, undefined, undefined, this.#recorder) : value
  }

  get(_target: object, key: string | symbol): unknown {
    if (key === ownRecording) return this
    if (typeof key !== 'string') return undefined
    const { value, reads, isWhole } = this.#part(key)
    if (reads) {
      addPlace(reads.touched, this.#recorder.place)
      if (isWhole) addPlace(reads.whole, this.#recorder.place)
    }
    return value
  }

  has(_target: object, key: string | symbol): boolean {
    return typeof key === 'string' && this.hasKey(key)
  }

  hasKey(key: string): boolean {
    const { value, reads } = this.#part(key)
    if (reads) addPlace(reads.touched, this.#recorder.place)
    return value !== undefined
  }

  ownKeys(): string[] {
    this.#recorder.hasRead = true
    if (this.#reads) addPlace(this.#reads.keys, this.#recorder.place)
    return keysOf(this.#value)
  }

  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    // Callers use the descriptor only to learn whether the key exists. They read the value through `get`.
    return this.has(target, key)
      ? { value: undefined, enumerable: true, configurable: true, writable: true }
      : undefined
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
