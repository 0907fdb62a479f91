import type { Schema, WidgetFile } from './schema.ts'

/**
 * The layer schema as editors read it: a block's `widget` completes from the catalogue, and its `props` from the widget
 * that it names. The validators do not use these branches: props are checked after merging, one widget at a time, so
 * that one mistake gives one issue.
 */
export function editorSchema(layer: Schema, widgets: readonly WidgetFile[]): Schema {
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
      then: { properties: { props: { ...facts.props, required: [] } } },
    })),
  })
  const $defs = { ...layer.$defs }
  for (const name of ['Block', 'BlockLayer']) if ($defs[name]) $defs[name] = withWidgets($defs[name])
  return { ...layer, $defs, allowTrailingCommas: false }
}
