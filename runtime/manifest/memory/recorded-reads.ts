import { asJson, hasParts, isSame, keysOf, type LazyJson, LazyMerge, partOf } from '../lazy-merge.ts'
import type { JsonObject } from '../stages.ts'

/**
 * The runs of checks that have read a place, by the path of keys: those that asked whether it is there and an object
 * (`touched`), those that read the names of its keys (`keys`), and those that read its value with all in it (`whole`).
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

/** Hands out one value to many runs of checks and notes what each of them reads. */
export class ReadRecorder {
  readonly reads = newReads()
  /** The run that reads now. */
  run = ''

  /**
   * The value, to be read like a plain one and not to be changed. Objects inside are recorded in turn; a list counts as
   * read whole.
   *
   * @param others the values that this one will be compared with: what is the same in all of them is not noted. Any value
   *   if left out: everything is noted
   */
  record(value: LazyJson, others?: readonly LazyJson[]): unknown {
    return hasParts(value) ? recorded(value, this.reads, others, this) : value
  }
}

/** Reads a recorded value as a whole: one note instead of one for each part. */
export function whole<Value>(value: Value): Value {
  const recording = hasParts(value) ? (value as { readonly [ownRecording]?: Recording })[ownRecording] : undefined
  return recording ? (recording.readWhole() as Value) : value
}

/** The key under which a recorded value gives its recording away, known in this file only. */
const ownRecording = Symbol('recording')

/** One run reads after the other: the last that was noted is the only one that may be this one. */
function note(runs: string[], run: string): void {
  if (runs.at(-1) !== run) runs.push(run)
}

/** The answer of a recorded object for one of its keys. */
interface Part {
  /** Undefined if the key is not there. */
  readonly value: unknown
  /** Where reads are noted; undefined if none are. */
  readonly reads: Reads | undefined
  readonly isWhole: boolean
}

/** The target holds nothing: a proxy of a frozen object would have to answer with the object's own parts. */
function recorded(...given: ConstructorParameters<typeof Recording>): object {
  return new Proxy({}, new Recording(...given))
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
