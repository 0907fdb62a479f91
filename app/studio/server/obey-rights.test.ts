import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudio } from './testing/open-studio.ts'

const rights = {
  role: 'writer',
  brands: ['acme'],
  layers: ['brand', 'development'],
  places: ['/messages', '/seo', 'content'],
  reason: 'Ask Mali.',
}

let studio: Awaited<ReturnType<typeof openStudio>>
beforeEach(async () => {
  studio = await openStudio({ rights })
})
afterEach(() => studio.close())

const common = { brand: 'acme', environment: 'development', known: [] }
const editing = (layer: string, pointer: string) => ({ ...common, edits: [{ layer, pointer, value: 'x' }] })
const text = (file: string, text: string) => ({ ...common, file, text })

type Body = Readonly<Record<string, unknown>> & { readonly file?: string }

/** Sends a change. If the change names a file, the request is based on the file's current text. */
function send(path: string, body: Body) {
  const present = body.file === undefined ? {} : { shown: studio.drafts.read(body.file).text ?? '' }
  return studio.ask(`/studio/${path}`, { ...body, ...present })
}

test.each<[what: string, path: string, body: Body]>([
  ['a place of another role', 'edit', editing('acme', '/merchant/name')],
  ['a place whose name only begins like a permitted place', 'edit', editing('acme', '/messagesx')],
  ['a layer of another role', 'edit', editing('acme/production', '/seo/title')],
  ['another brand', 'edit', { ...editing('other', '/seo/title'), brand: 'other' }],
  [
    'a place of another role in the code pane',
    'text',
    text('acme/manifest.json', '{"merchant":{"id":"acme","name":"X"}}'),
  ],
  ['a text of the code pane that is not JSON', 'text', text('acme/manifest.json', '{')],
  ['all colours', 'text', text('acme/tokens.json', '{"light":{}}')],
  ['the data of the sandbox', 'text', text('acme/sandbox.json', '{"members":[]}')],
  ['a text page of another brand', 'text', { ...text('other/content/en/faq.md', 'x'), brand: 'other' }],
  ['a picture', 'asset', { ...common, path: 'assets/new.png', bytes: 'AAAA' }],
  ['a new brand', 'create', { brand: 'fresh', name: 'Fresh' }],
])('[BRD-06] a role without the right does not change %s, and receives the reason', async (_what, path, body) => {
  const before = studio.fingerprint()
  const response = await send(path, body)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    message: expect.stringMatching(/The role "writer" may not .*Ask Mali\.$/),
  })
  expect(studio.drafts.all().size).toBe(0)
  expect(studio.fingerprint()).toBe(before)
})

test.each<[what: string, path: string, body: Body]>([
  ['a text', 'edit', editing('acme', '/messages/en/home.title')],
  ['a setting at a permitted place', 'edit', editing('acme/development', '/seo/title')],
  [
    'permitted places in the code pane',
    'text',
    text('acme/manifest.json', '{"merchant":{"id":"acme","name":"Acme"},"seo":{}}'),
  ],
  ['a text page', 'text', text('acme/content/en/faq.md', '# Questions')],
])('[BRD-06] a role with the right changes %s', async (_what, path, body) => {
  expect((await send(path, body)).status).toBe(200)
  expect(studio.drafts.all().size).toBe(1)
})
