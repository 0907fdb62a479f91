// @vitest-environment window
import { Blob } from 'node:buffer'
import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { examples } from 'livery:areas-examples'
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import { createMemorySource } from '../../runtime/manifest/index.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'
import { projectRoot } from '../support/run-command.ts'
import { hydrateStage, renderStage, setStage, withAllAreas } from './widget-stage.tsx'
import { htmlOf } from '../support/html-of.ts'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  // jsdom's Blob has no stream, which game lists need.
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => document.body.replaceChildren())

const widgets = Object.values(catalogue)
const cases = widgets.flatMap((facts) =>
  facts.examples.flatMap((props, at) =>
    (['en-th', 'th-th'] as const).map(
      (locale) => [`${facts.name}, example ${at + 1}, ${locale}`, facts, props, locale] as const,
    ),
  ),
)

test('every widget with an index is in the catalogue, and has messages with the same ids in both languages', () => {
  const folders = globSync('widgets/*/*/index.ts', { cwd: projectRoot }).map((path) =>
    path.split('/').slice(1, 3).join('/'),
  )
  expect(folders.filter((name) => !name.startsWith('_')).toSorted()).toEqual(widgets.map(({ name }) => name).toSorted())
  for (const name of folders) {
    const ids = (language: string) => {
      const [file] = globSync(`widgets/${name}/messages/${language}.json`, { cwd: projectRoot })
      return file === undefined ? [] : Object.keys(JSON.parse(readFileSync(`${projectRoot}${file}`, 'utf8')) as object)
    }
    expect(ids('en'), name).toEqual(ids('th'))
  }
})

test('the stage uses every area, even an area that no brand lists yet', async () => {
  const source = withAllAreas(createMemorySource({ siam191: { 'manifest.json': '{ "areas": ["info"] }' } }))
  const files = await source.load('siam191')
  const areas = globSync('widgets/*/area.json', { cwd: projectRoot }).map((path) => path.split('/')[1])
  expect(JSON.parse(files?.json.get('manifest.json') ?? '{}')).toEqual({ areas })
  expect(areas).toContain('games')
})

describe.each(cases)('%s', (_title, facts, props, locale) => {
  test('[BRD-03] renders on the server, fetches only its own queries, and hydrates without a warning', async () => {
    const stage = await setStage(facts, props, locale)
    const rendered = await renderStage(stage)
    expect(htmlOf(rendered)).toContain(`data-widget="${facts.name}"`)
    expect(htmlOf(rendered)).not.toContain('<!--$!-->')
    const asked = rendered.queries.map(([key]) => String(key[0]))
    expect(asked.filter((name) => !queryNames(facts).includes(name))).toEqual([])

    const spoken = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { element, output, root } = await hydrateStage(stage, rendered)
    expect([...output, ...spoken.mock.calls.map(([text]) => String(text))]).toEqual([])
    expect(element.querySelector('.block-failed')).toBeNull()

    const keys = new Set(Object.keys(stage.site.messages))
    const texts = [...element.querySelectorAll('*')].flatMap((node) => [
      ...[...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''),
    ])
    expect(texts.filter((text) => keys.has(text.trim()))).toEqual([])
    expect([...element.querySelectorAll('img:not([alt])')]).toEqual([])
    const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const nameless = [...element.querySelectorAll('button, a')].filter(
      (control) =>
        (control.textContent ?? '').trim() === '' &&
        !control.getAttribute('aria-label') &&
        !control.querySelector('img[alt]:not([alt=""])'),
    )
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
    await act(async () => root.unmount())
  })
})

const queryNames = ({ queries }: WidgetFacts) => queries.map((use) => (typeof use === 'string' ? use : use.name))

/** The empty data of the calls whose data is not a list. */
const nothing: Readonly<Record<string, unknown>> = Object.assign({}, ...examples.map((one) => one.nothing))

const withQueries = widgets.filter(({ queries }) => queries.length > 0)

describe.each(withQueries.map((facts) => [facts.name, facts] as const))('%s', (_name, facts) => {
  test('hydrates without a warning if its data was reset or loaded after the server rendered the widget', async () => {
    const stage = await setStage(facts, facts.examples[0] ?? {}, 'en-th')
    const whole = await renderStage(stage)
    const without = await renderStage({
      ...stage,
      reader: { ...stage.reader, share: () => Promise.reject(new Error('late')) },
    })
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const [rendered, cached] of [
      [whole, []],
      [without, whole.queries],
    ] as const) {
      const { output, root } = await hydrateStage(stage, rendered, cached)
      expect([...output, ...spoken.mock.calls.map(([text]) => String(text))]).toEqual([])
      await act(async () => root.unmount())
    }
  })

  test('if its data fails to load, shows an error with a retry button; if its data is empty, shows no error', async () => {
    const props = facts.examples[0] ?? {}
    const stage = await setStage(facts, props, 'en-th')
    const failing: PublicReader = {
      ...stage.reader,
      call: async () => ({ status: false }) as never,
      config: async () => Promise.reject(new Error('cut')),
      content: async () => Promise.reject(new Error('cut')),
      cachedFile: async () => Promise.reject(new Error('cut')),
    }
    const failed = { ...stage, reader: failing }
    const rendered = await renderStage(failed)
    expect(htmlOf(rendered)).not.toContain('<!--$!-->')
    const { element, root } = await hydrateStage(failed, rendered)
    // A widget of the header, of a menu or of the footer may hide missing data. A widget of the main region or of a
    // dialog has to show an error with a button.
    if (facts.regions.includes('main') || facts.regions.includes('modals')) {
      await expect.poll(() => element.querySelector('[role=alert] button')).not.toBeNull()
    }
    await act(async () => root.unmount())

    const empty: PublicReader = {
      ...stage.reader,
      call: async (endpoint) => ({ status: true, data: nothing[endpoint] ?? [] }) as never,
      config: async () => [],
      cachedFile: async (_path, _version, read) => read(new Uint8Array(gzipSync('[]'))),
    }
    const bare = await renderStage({ ...stage, reader: empty })
    expect(htmlOf(bare)).not.toContain('<!--$!-->')
    const hydrated = await hydrateStage({ ...stage, reader: empty }, bare)
    expect(hydrated.element.querySelector('.block-failed, [role=alert]')).toBeNull()
    expect([...hydrated.element.querySelectorAll('ol:empty, ul:empty')].map(({ outerHTML }) => outerHTML)).toEqual([])
    await act(async () => hydrated.root.unmount())
  })
})
