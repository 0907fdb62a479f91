import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '../../schemas/generated/areas.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { projectRoot } from '../support/run-command.ts'

/** Areas that name another area without requiring it, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'account → partners':
    'Sign-up sends the code of the visitor’s affiliate, so `account` stores the code and reports the visit.',
  'account → wallet': 'Members set the PIN of withdrawals on their profile, beside the password.',
  'wallet → promotions': 'Members choose a promotion for a deposit, so its flow fetches and applies promotions.',
}

interface Source {
  readonly path: string
  readonly area: string
  readonly text: string
}

const sources: readonly Source[] = globSync('widgets/*/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((path) => !path.includes('.test.') && !path.includes('/sandbox/') && !path.startsWith('widgets/_'))
  .map((path) => ({ path, area: path.split('/')[1] ?? '', text: readFileSync(join(projectRoot, path), 'utf8') }))

/** The area of each call: the folder of its schema. */
const areaOfCall = new Map<string, string>(
  globSync('widgets/*/api/*/*.schema.json', { cwd: projectRoot }).map((path) => {
    const [, area = '', , group, file = ''] = path.split('/')
    return [`${group}/${file.replace('.schema.json', '')}`, area] as const
  }),
)

const names = Object.keys(areas).join('|')

/** The areas whose exports, parts of the session, calls, texts or public data a file uses. */
function areasNamedIn({ text }: Source): ReadonlySet<string> {
  const literals = [...text.matchAll(/['"`]([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)['"`]/g)].map(([, name = '']) => name)
  const byPattern = [
    String.raw`/(${names})/exports\.ts'`,
    String.raw`(?:useSessionPart|refreshPart)\('(${names})'`,
    String.raw`id[:=] ?[{]?['"\`](${names})\.[a-z]`,
    String.raw`usePublicData\('(${names})/`,
  ].flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))].map(([, area = '']) => area))
  return new Set([...byPattern, ...literals.flatMap((name) => areaOfCall.get(name) ?? [])])
}

/**
 * An area, and all areas that it may name: those that it requires, directly or indirectly, and those that every
 * brand has.
 */
function known(area: string): ReadonlySet<string> {
  const { requires = [] } = areas[area] ?? {}
  const always = Object.values(areas).flatMap((one) => (one.always ? [one.name] : []))
  return new Set([area, ...always, ...requires.flatMap((one) => [...known(one)])])
}

describe('areas apart', () => {
  test('apart from the exceptions, an area names only areas that it requires or that every brand has', () => {
    expect(sources.length).toBeGreaterThan(200)
    const found = sources.flatMap((source) =>
      [...areasNamedIn(source)]
        .filter((name) => !known(source.area).has(name))
        .map((name) => ({ pair: `${source.area} → ${name}`, path: source.path })),
    )
    expect(found.filter(({ pair }) => !Object.hasOwn(exceptions, pair))).toEqual([])
    expect(new Set(found.map(({ pair }) => pair))).toEqual(new Set(Object.keys(exceptions)))
  })

  test.each([
    ["useSessionPart('wallet')", 'wallet'],
    ["import { A } from '../../wallet/exports.ts'", 'wallet'],
    ["call('deposit/add-deposit', {})", 'wallet'],
    ['<Message id="loyalty.level-bar.level" />', 'loyalty'],
    ["formatMessage({ id: 'games.search' })", 'games'],
    ["usePublicData('games/providers')", 'games'],
  ])('%s names the area %s', (text, area) => {
    expect([...areasNamedIn({ path: '', area: '', text })]).toEqual([area])
  })
})

describe('slots', () => {
  test('the facts of an area’s widgets list exactly the slots in the files of the area', () => {
    const shown = new Map<string, Set<string>>()
    for (const { text, area } of sources)
      for (const [, slot = ''] of text.matchAll(/<(?:Value)?Slot name="([a-z-]+)"/g))
        shown.set(area, (shown.get(area) ?? new Set()).add(slot))
    const listed = Object.groupBy(
      Object.values(catalogue).flatMap(({ name, slots = [] }) =>
        slots.map((slot) => ({ area: name.slice(0, name.indexOf('/')), slot })),
      ),
      ({ area }) => area,
    )
    expect(shown.size).toBeGreaterThan(2)
    expect(Object.keys(listed).toSorted()).toEqual([...shown.keys()].toSorted())
    for (const [area, slots] of shown) expect(new Set(listed[area]?.map(({ slot }) => slot))).toEqual(slots)
  })

  test('for each slot of a widget, some widget lists the slot as a region', () => {
    const slots = Object.values(catalogue).flatMap(({ slots: some = [] }) => some)
    const regions = new Set(Object.values(catalogue).flatMap((facts) => facts.regions))
    expect(slots.filter((slot) => !regions.has(slot))).toEqual([])
  })
})
