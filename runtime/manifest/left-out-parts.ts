import { isObject } from './pointer.ts'
import type { Product } from './product.ts'
import type { Json } from './stages.ts'

/**
 * Finds the left-out area to which a part of a manifest belongs. If the area of a part is not left out, `ofBlock`,
 * `ofRoute` and `ofCondition` return undefined.
 */
export class LeftOutParts {
  readonly #leftOut: ReadonlySet<string>
  /** The left-out areas of guards, tests of parameters and condition keys, by name. */
  readonly #names: ReadonlyMap<string, string>

  /** @param leftOut the names of the left-out areas */
  constructor(product: Product, leftOut: ReadonlySet<string>) {
    this.#leftOut = leftOut
    this.#names = new Map(
      Object.values(product.areas).flatMap(({ name, guards = {}, parameters = {}, conditions = {} }) =>
        leftOut.has(name)
          ? [
              ...Object.keys(guards).map((one) => [`guard ${one}`, name] as const),
              ...Object.keys(parameters).map((one) => [`test ${one}`, name] as const),
              ...Object.keys(conditions).map((one) => [`when ${one}`, name] as const),
            ]
          : [],
      ),
    )
  }

  ofBlock(block: Json): string | undefined {
    if (!isObject(block)) return undefined
    const [area = ''] = typeof block.widget === 'string' ? block.widget.split('/') : []
    return this.#leftOut.has(area) ? area : this.ofCondition(block.when)
  }

  ofRoute(route: Json): string | undefined {
    if (!isObject(route)) return undefined
    const names = [
      ...(Array.isArray(route.guards) ? route.guards.map((one) => `guard ${String(one)}`) : []),
      ...(isObject(route.validate) ? Object.values(route.validate).map((one) => `test ${String(one)}`) : []),
    ]
    const name = names.find((one) => this.#names.has(one))
    return name === undefined ? this.ofCondition(route.when) : this.#names.get(name)
  }

  /** The left-out areas of a page's blocks, in the order of the blocks. */
  allOfBlocks(route: Json): readonly string[] {
    const regions = isObject(route) && isObject(route.regions) ? Object.values(route.regions) : []
    const blocks = regions.flatMap((one) => (isObject(one) && isObject(one.blocks) ? Object.values(one.blocks) : []))
    return [...new Set(blocks.flatMap((block) => this.ofBlock(block) ?? []))]
  }

  ofCondition(when: Json | undefined): string | undefined {
    if (!isObject(when)) return undefined
    const inner = [when.not, ...(Array.isArray(when.any) ? when.any : [])]
    const name = Object.keys(when).find((key) => this.#names.has(`when ${key}`))
    if (name !== undefined) return this.#names.get(`when ${name}`)
    return inner.map((one) => this.ofCondition(one)).find((area) => area !== undefined)
  }
}
