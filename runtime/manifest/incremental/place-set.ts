import type { Place } from './places.ts'

/** A list of places that looks up a place by its pattern and pointer. */
export class PlaceSet {
  readonly all: Place[] = []
  /** The pointers of the places by pattern, for each pattern that a look-up has asked for. */
  readonly #pointers = new Map<number, Set<string>>()

  /** Adds a place that the set does not have. */
  add(place: Place): void {
    this.all.push(place)
    this.#pointers.get(place.pattern)?.add(place.pointer)
  }

  has({ pattern, pointer }: Place): boolean {
    return this.#pointersOf(pattern).has(pointer)
  }

  /**
   * The pointers of the places with a pattern. Hashes them only for the first look-up, because most brands need few
   * look-ups or none.
   */
  #pointersOf(pattern: number): Set<string> {
    const known = this.#pointers.get(pattern)
    if (known) return known
    const pointers = new Set(this.all.flatMap((one) => (one.pattern === pattern ? one.pointer : [])))
    this.#pointers.set(pattern, pointers)
    return pointers
  }
}
