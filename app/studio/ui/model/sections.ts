import type { JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'
import { labelOf, readField, type FieldSchema } from './field-schema.ts'

/** The pane that edits a section. */
export type SectionKind = 'form' | 'colours' | 'pages' | 'regions' | 'messages' | 'content' | 'assets' | 'code'

/** One entry of the studio's menu. */
export interface Section {
  /** Names the section in the address, such as `theme` or `routes`. */
  readonly id: string
  /** The heading above the section in the menu, as the id of one of the studio's texts. */
  readonly group: 'brand' | 'look' | 'pages' | 'settings' | 'content'
  /** The id of one of the studio's texts, or the English name of a setting. */
  readonly label: string
  readonly kind: SectionKind
  /** The places of the manifest that the section shows. */
  readonly pointers: readonly string[]
  readonly description: string
}

/**
 * The studio's menu, derived from the schemas. Each group of settings in the manifest is a section. The group
 * `look` contains the tokens, `pages` the maps of pages, regions and menus, and `settings` the keys of areas.
 */
export function sectionsOf(product: Pick<StudioProduct, 'layer' | 'tokens' | 'settings'>): readonly Section[] {
  const manifest = readField(product.layer, product.layer)
  const keys = Object.keys(manifest.properties ?? {}).filter((key) => key !== '$schema' && key !== 'extends')
  const fields = keys.map((key) => ({ key, field: readField(manifest.properties?.[key] ?? {}, product.layer) }))
  const plain = fields.filter(({ key, field }) => !isGroup(field) && !product.settings[key])
  return [
    {
      id: 'general',
      group: 'brand',
      label: 'general',
      kind: 'form',
      pointers: ['/merchant', ...plain.map(({ key }) => `/${key}`)],
      description: '',
    },
    ...tokenSections(product.tokens),
    ...fields
      .filter(({ key, field }) => isGroup(field) && key !== 'merchant')
      .map(({ key, field }): Section => {
        const entry = field.entries && readField(field.entries, product.layer)
        return {
          id: key,
          group: product.settings[key] ? 'settings' : entry?.title?.endsWith('Layer') ? 'pages' : 'brand',
          label: labelOf(key),
          kind: kindOf(entry),
          pointers: [`/${key}`],
          description: field.description,
        }
      }),
    { id: 'messages', group: 'content', label: 'messages', kind: 'messages', pointers: ['/messages'], description: '' },
    { id: 'texts', group: 'content', label: 'text-pages', kind: 'content', pointers: [], description: '' },
    { id: 'assets', group: 'content', label: 'assets', kind: 'assets', pointers: [], description: '' },
    { id: 'code', group: 'content', label: 'code', kind: 'code', pointers: [], description: '' },
  ]
}

const isGroup = (field: FieldSchema): boolean => field.properties !== undefined || field.entries !== undefined

/** The pane for a map. Entries of a map of pages have regions, and entries of a map of regions have blocks. */
function kindOf(entry: FieldSchema | undefined): SectionKind {
  if (entry?.properties?.regions && entry.properties.path) return 'pages'
  return entry?.properties?.blocks ? 'regions' : 'form'
}

/** A section with all colours, and a section with all other tokens. */
function tokenSections(tokens: JsonObject): readonly Section[] {
  const root = readField(tokens, tokens)
  const groups = Object.entries(root.properties ?? {}).filter(([key]) => !key.startsWith('$'))
  const isColours = ([, schema]: (typeof groups)[number]) => {
    const group = readField(schema, tokens)
    const [, token] = Object.entries(group.properties ?? {}).find(([key]) => !key.startsWith('$')) ?? []
    const one = token ?? group.entries
    return one !== undefined && readField(one, tokens).title === 'ColourToken'
  }
  const section = (id: 'colours' | 'shape', wanted: typeof groups): Section => ({
    id,
    group: 'look',
    label: id,
    kind: id === 'colours' ? 'colours' : 'form',
    pointers: wanted.map(([key]) => `/tokens/${key}`),
    description: '',
  })
  return [
    section('colours', groups.filter(isColours)),
    section(
      'shape',
      groups.filter((group) => !isColours(group)),
    ),
  ]
}

/**
 * The section that shows a place of the manifest. If several sections show it, the section with the longest pointer.
 */
export function sectionOf(sections: readonly Section[], pointer: string): Section | undefined {
  const matches = sections.flatMap((section) =>
    section.pointers
      .filter((one) => pointer === one || pointer.startsWith(`${one}/`))
      .map((one) => ({ section, length: one.length })),
  )
  return matches.toSorted((one, other) => other.length - one.length)[0]?.section
}

/** The schema of a place of the manifest, or of its nearest parent that has one. */
export function fieldOf(product: Pick<StudioProduct, 'layer' | 'tokens'>, pointer: string): FieldSchema {
  const [, root = '', ...rest] = pointer.split('/')
  const isTokens = root === 'tokens'
  let field = readField(isTokens ? product.tokens : product.layer, isTokens ? product.tokens : product.layer)
  for (const key of isTokens ? rest : [root, ...rest]) {
    const schema = field.properties?.[key] ?? field.entries
    if (!schema) break
    field = readField(schema, field.root)
  }
  return field
}
