import type { Block, Manifest } from '../../../schemas/generated/manifest.ts'
import type { Finding } from '../../issues/finding.ts'
import type { ReadableSchema } from '../../issues/readable-schema.ts'
import { schemaFindings } from '../../issues/schema-findings.ts'
import { suggestName } from '../../issues/suggest.ts'
import { type CheckedPlace, defineCheck } from './define-check.ts'
import { finding, findingBelow, orOfWidget } from './make-finding.ts'
import { oneOf } from './one-of.ts'

/** Checks that the widget of a block exists, that its props are valid, and that it may be in its region (BRD-03). */
export const blockChecks = ['/shell/*/blocks/*', '/routes/*/regions/*/blocks/*'].map((at) =>
  defineCheck<Block>(at, checkBlock),
)

function checkBlock(
  block: Block,
  { pointer, keys, product: { widgets }, brand: { manifest } }: CheckedPlace,
): Finding[] {
  const facts = Object.hasOwn(widgets.facts, block.widget) ? widgets.facts[block.widget] : undefined
  if (!facts) {
    const known = Object.keys(widgets.facts)
    const [area = '', name = ''] = block.widget.split('/')
    const [longer, ...others] = known.filter((one) => one.startsWith(`${area}/`) && one.includes(name))
    const isOnly = longer !== undefined && others.length === 0 && name.length > 2
    const suggestion = suggestName(block.widget, known) ?? (isOnly ? `Did you mean "${longer}"?` : undefined)
    return [finding('unknown-widget', `${pointer}/widget`, { name: block.widget }, suggestion)]
  }
  const region = keys.at(-2) ?? ''
  if (!facts.regions.includes(region)) {
    if (isOutsideOfLayout(keys, manifest)) return []
    const context = { name: block.widget, owner: region, expected: oneOf(facts.regions) }
    return [finding('widget-in-wrong-region', `${pointer}/widget`, context)]
  }
  const validator = widgets.validators[block.widget]
  if (!validator) return []
  return schemaFindings(
    validator,
    block.props ?? {},
    facts.props as ReadableSchema,
    `the widget "${block.widget}"`,
  ).map((one) => {
    const placed = findingBelow(`${pointer}/props`, one)
    if (one.code !== 'unknown-key') return orOfWidget(placed, pointer)
    const context = { ...one.context, owner: block.widget }
    return orOfWidget({ ...placed, code: 'unknown-prop', context }, pointer)
  })
}

/** Whether the layout of the block's page lacks the region. The check of regions reports this. */
function isOutsideOfLayout(keys: readonly string[], { routes, layouts }: Manifest): boolean {
  const [route = '', region = ''] = keys.length === 3 ? keys : []
  const name = routes[route]?.layout ?? ''
  return Object.hasOwn(layouts, name) && layouts[name]?.regions.includes(region) === false
}
