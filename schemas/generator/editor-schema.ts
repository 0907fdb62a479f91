import type { BaseBlock, BaseNames } from './base-names.ts'
import { mapSchema, type Schema, type WidgetFile } from './schema.ts'

/**
 * The layer schema for editors. A block offers the catalogue's widgets and their props. References and maps offer the
 * names of `base`, and accept other names.
 *
 * Only editors use it. Livery validates props after merging, so that one mistake gives one issue.
 */
export function editorSchema(
  layer: Schema,
  widgets: readonly WidgetFile[],
  names: BaseNames,
  blocks: readonly BaseBlock[] = [],
): Schema {
  const withWidgets = (block: Schema): Schema => ({
    ...block,
    properties: {
      ...block.properties,
      widget: {
        ...block.properties?.widget,
        enum: widgets.map(({ facts }) => facts.name),
        enumDescriptions: widgets.map(({ facts }) => facts.description),
      },
    },
    allOf: widgets.map(({ facts }) => ({
      if: { properties: { widget: { const: facts.name } }, required: ['widget'] },
      then: { properties: { props: { $ref: `#/$defs/${propsOf(facts.name)}` } } },
    })),
  })
  const $defs = { ...layer.$defs }
  for (const name of ['Block', 'BlockLayer']) if ($defs[name]) $defs[name] = withWidgets($defs[name])
  const whole = mapSchema({ ...layer, $defs }, (schema) => withExamples(schema, names))
  const lists = Object.entries(names).map(([format, examples]) => [`names-of-${format}`, { examples }])
  const properties = { ...whole.properties }
  for (const [key, format] of Object.entries(maps)) {
    const map = properties[key]
    if (typeof map?.additionalProperties !== 'object') continue
    const entry = map.additionalProperties
    properties[key] = { ...map, properties: Object.fromEntries((names[format] ?? []).map((name) => [name, entry])) }
  }
  const props: Record<string, Schema> = {}
  for (const { facts } of widgets) {
    props[propsOf(facts.name)] = { ...facts.props, required: [] }
    // Allows other props, because a brand between this one and `base` may have set another widget for the block.
    const isInherited = blocks.some(({ widget }) => widget === facts.name)
    if (isInherited) props[inheritedPropsOf(facts.name)] = { properties: facts.props.properties ?? {} }
  }
  return {
    ...whole,
    properties,
    allOf: [...(whole.allOf ?? []), inheritedProps(blocks)],
    $defs: { ...whole.$defs, ...props, ...(Object.fromEntries(lists) as Record<string, Schema>) },
    allowTrailingCommas: false,
  }
}

const propsOf = (widget: string) => `props-of-${widget.replace('/', '.')}`
const inheritedPropsOf = (widget: string) => `inherited-${propsOf(widget)}`

/** Gives each block of `base` the props of its widget, unless the brand sets another widget for the block. */
function inheritedProps(blocks: readonly BaseBlock[]): Schema {
  const root: Schema = { properties: {} }
  for (const { path, widget } of blocks) {
    let here = root
    for (const key of path) {
      here.properties ??= {}
      here = here.properties[key] ??= {}
    }
    here.if = { not: { required: ['widget'] } }
    here.then = { properties: { props: { $ref: `#/$defs/${inheritedPropsOf(widget)}` } } }
  }
  return root
}

/** The maps of the manifest in which a brand changes entries of `base` by name, with the format of the names. */
const maps = { routes: 'route-id', layouts: 'layout-id', navigation: 'menu-id', features: 'feature-id' }

/** Adds the names of `base` to a schema whose format refers to them, for completion. */
function withExamples(schema: Schema, names: BaseNames): Schema {
  if (schema.format === undefined || !Object.hasOwn(names, schema.format)) return schema
  return { ...schema, allOf: [...(schema.allOf ?? []), { $ref: `#/$defs/names-of-${schema.format}` }] }
}
