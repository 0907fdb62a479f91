/**
 * The limits of a role in the studio. If a list is left out, the role may change everything of the list's kind. Rights
 * prevent mistakes. They do not protect a file from a person who can write it with another program.
 */
export interface Rights {
  readonly role: string
  /** The folders of brands that the role may change. */
  readonly brands?: readonly string[]
  /** The layers: `brand` (the layer for every environment) or the names of environments. */
  readonly layers?: readonly string[]
  /**
   * The places that the role may change: pointers of the manifest, `content` for text pages, and `assets` for pictures.
   * A pointer includes all places below it. `/` includes all pointers.
   */
  readonly places?: readonly string[]
  /** Whether the role may create brands. Default: only if `brands` is left out. */
  readonly create?: boolean
  /** The text beside locked settings, which tells operators who may change them. */
  readonly reason?: string
}

/** The limit that refuses a change. */
export type Refusal = 'brand' | 'layer' | 'place'

/**
 * The reason why a role may not make a change. Undefined if the role may make it.
 *
 * @param layer such as `acme` or `acme/production`
 * @param place a pointer of the manifest, `content` or `assets`
 */
export function refusalOf(rights: Rights | undefined, layer: string, place: string): Refusal | undefined {
  if (!rights) return undefined
  const [brand = '', environment = 'brand'] = layer.split('/')
  if (rights.brands && !rights.brands.includes(brand)) return 'brand'
  if (rights.layers && !rights.layers.includes(environment)) return 'layer'
  const isBelow = (one: string) => place === one || place.startsWith(one === '/' ? '/' : `${one}/`)
  return rights.places && !rights.places.some(isBelow) ? 'place' : undefined
}

/** Whether a role may change something at a place or below it. */
export function mayChangeBelow(rights: Rights | undefined, layer: string, place: string): boolean {
  if (refusalOf(rights, layer, place) === undefined) return true
  const below = rights?.places?.find((one) => one.startsWith(`${place}/`))
  return below !== undefined && refusalOf(rights, layer, below) === undefined
}

export const mayCreate = (rights: Rights | undefined): boolean =>
  rights === undefined || (rights.create ?? rights.brands === undefined)
