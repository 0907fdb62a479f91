import { asJson, hasParts, isSame, keysOf, type LazyJson, LazyMerge, partOf } from '../lazy-merge.ts'
import type { JsonObject } from '../stages.ts'

/**
 * The runs of checks that have read a place, by path: those that read only whether it is an object (`touched`), those
 * that read its keys (`keys`), and those that read its whole value (`whole`).
 */
export interface Reads {
  readonly touched: string[]
  readonly keys: string[]
  readonly whole: string[]
  readonly below: Map<string, Reads>
}

export function newReads(): Reads {
  return { touched: [], keys: [], whole: [], below: new Map() }
}

/** Gives one value to many runs of checks and records the reads of each. */
export class ReadRecorder {
  readonly reads = newReads()
  /** The current run. */
  run = ''

  /**
   * The read-only value. Reads of its objects are recorded too. A list counts as read as a whole.
   *
   * @param others the values to compare with later; reads of parts that are the same in all of them are not recorded.
   *   By default every read is recorded
   */
  record(value: LazyJson, others?: readonly LazyJson[]): unknown {
    return hasParts(value) ? recorded(value, this.reads, others, this) : value
  }
}

/** Reads a recorded value as a whole, with one record instead of one for each part. */
export function whole<Value>(value: Value): Value {
  const recording = hasParts(value) ? (value as { readonly [ownRecording]?: Recording })[ownRecording] : undefined
  return recording ? (recording.readWhole() as Value) : value
}

/** The key to the recording of a value, private to this file. */
const ownRecording = Symbol('recording')

/** Runs read one after the other, so only the last recorded one can be the current run. */
function note(runs: string[], run: string): void {
  if (runs.at(-1) !== run) runs.push(run)
}

/** The result of a recorded object for one of its keys. */
interface Part {
  /** Undefined if the key is missing. */
  readonly value: unknown
  /** The records of reads. Undefined if reads are not recorded. */
  readonly reads: Reads | undefined
  readonly isWhole: boolean
}

/** The target is empty: a proxy of a frozen object would have to return the object's own parts. */
function recorded(...args: ConstructorParameters<typeof Recording>): object {
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
    if (this.#reads) note(this.#reads.whole, this.#recorder.run)
    return asJson(this.#value)
  }

  #part(key: string): Part {
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
    if (!hasParts(value) || (!reads && !(value instanceof LazyMerge))) return value
    return recorded(
      value,
      reads,
      this.#others?.map((one) => partOf(one, key)),
      this.#recorder,
    )
  }

  get(_target: object, key: string | symbol): unknown {
    if (key === ownRecording) return this
    if (typeof key !== 'string') return undefined
    const { value, reads, isWhole } = this.#part(key)
    if (reads) {
      note(reads.touched, this.#recorder.run)
      if (isWhole) note(reads.whole, this.#recorder.run)
    }
    return value
  }

  has(_target: object, key: string | symbol): boolean {
    if (typeof key !== 'string') return false
    const { value, reads } = this.#part(key)
    if (reads) note(reads.touched, this.#recorder.run)
    return value !== undefined
  }

  ownKeys(): string[] {
    if (this.#reads) note(this.#reads.keys, this.#recorder.run)
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
