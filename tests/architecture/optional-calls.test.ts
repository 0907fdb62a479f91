import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allImports } from '../../app/build/imports-of.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { probes } from '../../schemas/generated/probes.ts'
import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'
import { projectRoot } from '../support/run-command.ts'

/** Widgets that work without the optional calls in their files, with the reason. */
const excepted: Readonly<Record<string, string>> = {
  'wallet/bank-accounts': 'imports a file with several hooks, but not the hook that loads the transaction history',
  'wallet/withdrawal-page': 'shows withdrawals without their history',
}

const optional = new Set(probes.filter((probe) => probe.optional).map(({ call }) => call))

/** The files that a widget imports, directly or indirectly, from its own area. */
function filesOf(widget: string): ReadonlySet<string> {
  const area = `${projectRoot}widgets/${widget.split('/')[0] ?? ''}/`
  const found = new Set<string>()
  const visit = (file: string) => {
    if (!file.startsWith(area) || found.has(file)) return
    found.add(file)
    allImports(file).forEach(visit)
  }
  visit(`${projectRoot}widgets/${widget}/index.ts`)
  return found
}

/**
 * Searches the files of a widget that contain `useMemberData`, and returns their calls. This hook fetches data when the
 * widget mounts.
 */
function loadingCallsOf(widget: string): readonly string[] {
  const texts = [...filesOf(widget)].map((file) => readFileSync(file, 'utf8'))
  const loading = texts.filter((text) => text.includes('useMemberData'))
  return loading.flatMap((text) => [...text.matchAll(/\bcall\('([a-z-]+\/[a-z-]+)'/g)].map(([, call = '']) => call))
}

const widgets: readonly WidgetFacts[] = Object.values(catalogue)
const loading = widgets
  .map(({ name, calls = [] }) => ({ name, calls, made: loadingCallsOf(name).filter((call) => optional.has(call)) }))
  .filter(({ made }) => made.length > 0)
const cases = loading.filter(({ name }) => !Object.hasOwn(excepted, name))

describe('[API-06] a widget lists each optional call that loads its data: pages hide the widget if the backend lacks the call', () => {
  test('the search finds more than ten widgets with optional calls', () => {
    expect(cases.length).toBeGreaterThan(10)
  })

  test('the widgets that do not list such a call are exactly the exceptions', () => {
    const unlisted = loading.filter(({ calls, made }) => made.some((call) => !new Set<string>(calls).has(call)))
    expect(unlisted.map(({ name }) => name).toSorted()).toEqual(Object.keys(excepted).toSorted())
  })

  test.each(cases)('$name', ({ calls, made }) => {
    expect(calls).toEqual(expect.arrayContaining([...new Set(made)]))
  })
})
