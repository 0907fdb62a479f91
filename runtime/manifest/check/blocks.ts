import type { Finding } from '../../issues/finding.ts'
import { schemaFindings, type ReadableSchema } from '../../issues/schema-findings.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Check, CheckContext } from './context.ts'
import { allBlocks, allRegions, type PlacedBlock } from './each-block.ts'
import { finding } from './finding.ts'
import { checkOrder } from './order.ts'

/** Every block names a widget that exists, gives it props that it has, and stands where it can (BRD-03). */
export const checkBlocks: Check = (context) =>
  allBlocks(context.manifest).flatMap((placed) => {
    const { block, id } = placed
    const known = clean.get(block)
    if (known?.region === id && known.widgets === context.widgets) return []
    const findings = checkBlock(placed, context)
    if (findings.length === 0) clean.set(block, { region: id, widgets: context.widgets })
    return findings
  })

/** Blocks with which nothing is wrong, and where. Brands share most of theirs with `base`. */
const clean = new WeakMap<object, { readonly region: string; readonly widgets: CheckContext['widgets'] }>()

function checkBlock(placed: PlacedBlock, { widgets }: CheckContext): Finding[] {
  const { block, blockPointer, id } = placed
  const facts = Object.hasOwn(widgets.facts, block.widget) ? widgets.facts[block.widget] : undefined
  if (!facts) {
    return [
      finding(
        'unknown-widget',
        `${blockPointer}/widget`,
        { name: block.widget },
        suggestName(block.widget, Object.keys(widgets.facts)),
      ),
    ]
  }
  if (!facts.regions.includes(id)) {
    return [
      finding('widget-in-wrong-region', `${blockPointer}/widget`, {
        name: block.widget,
        owner: id,
        expected: facts.regions.map((one) => `"${one}"`).join(', '),
      }),
    ]
  }
  const validator = widgets.validators[block.widget]
  if (!validator) return []
  return schemaFindings(
    validator,
    block.props ?? {},
    facts.props as ReadableSchema,
    `the widget "${block.widget}"`,
  ).map((one) => {
    const pointer = `${blockPointer}/props${one.pointer}`
    if (one.code !== 'unknown-key') return { ...one, pointer }
    return { ...one, code: 'unknown-prop', pointer, context: { ...one.context, owner: block.widget } }
  })
}

/** An order lists blocks of its own region, and a page fills regions that its layout shows. */
export const checkRegions: Check = ({ manifest }) =>
  allRegions(manifest).flatMap(({ id, region, pointer, route }) => {
    const absent = checkOrder(region.order, ['blocks', region.blocks], pointer, `the region "${id}"`)
    const layout =
      route && Object.hasOwn(manifest.layouts, route.route.layout) ? manifest.layouts[route.route.layout] : undefined
    if (!route || !layout || layout.regions.includes(id)) return absent
    return [
      ...absent,
      {
        ...finding(
          'unknown-region',
          pointer,
          { name: id, owner: `The layout "${route.route.layout}"` },
          suggestName(id, layout.regions),
        ),
        part: 'key' as const,
      },
    ]
  })

/** A layout shows `main`, regions of the shell, or regions that at least one page fills. */
export const checkLayouts: Check = ({ manifest }) => {
  const known = new Set(['main', ...Object.keys(manifest.shell)])
  for (const route of Object.values(manifest.routes)) for (const id of Object.keys(route.regions)) known.add(id)
  return Object.entries(manifest.layouts).flatMap(([id, layout]) =>
    layout.regions.flatMap((region, index) =>
      known.has(region)
        ? []
        : [
            finding(
              'unknown-region',
              joinPointer('/layouts', id, 'regions', index),
              { name: region, owner: 'The shell' },
              suggestName(region, known),
            ),
          ],
    ),
  )
}
