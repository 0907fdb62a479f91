import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openHost } from '../host/open-host.ts'
import { projectRoot } from '../support/run-command.ts'

const mark = 'MARK-5397'
const domain = 'siam191.localhost'
const link = `https://files.example/${mark}`
const canonical = `https://${domain}/${mark}`
const seo = { language: 'en', url: '/faq', domain, title: mark, description: 'A', keyword: 'B' }

// Each row puts the mark into a configuration file, and names a page that has to show the mark.
test.each<[file: string, content: unknown, page: string]>([
  ['seo.json', [seo], '/en-th/faq'],
  ['seo_extra.json', [seo], '/en-th/faq'],
  [
    'custom_canonical.json',
    [{ domain: [domain], locale: 'en-th', alternate_x_default: canonical, canonical, alternate: [] }],
    '/en-th/faq',
  ],
  ['footer.json', [{ language: 'en', title: 'A', domain, content: `<p>${mark}</p>`, display_type: 'all' }], '/en-th'],
])('[CFG-01] a page shows the content of %s', async (file, content, page) => {
  expect(await pageWith(file, content, page)).toContain(mark)
})

test.each<[file: string, content: unknown, page: string]>([
  ['version.json', { version: '9.9.9-MARK-5397' }, '/en-th'],
  [
    'menu.json',
    [{ language: 'en', title: 'A', url: link, icon: 'star', sequence: 1, placement: 'footer', after_login: 0 }],
    '/en-th',
  ],
  ['contact.json', { en: { livechat_display: 'none', email: `${mark}@a.example` } }, '/en-th/contact-us'],
  ['general.json', { app_download: { ios: link, android: link } }, '/en-th'],
  [
    'banner.json',
    {
      'en-th': [
        {
          id: '1',
          title: mark,
          img: '/a.svg',
          link: '/',
          start_date: '2026-11-01 00:00:00',
          end_date: '2026-12-01 00:00:00',
        },
      ],
    },
    '/en-th',
  ],
])('[CFG-02] a page shows the content of %s', async (file, content, page) => {
  expect(await pageWith(file, content, page)).toContain(mark)
})

/** The HTML of a page without its scripts. Their data can contain a mark that no block shows. */
async function pageWith(file: string, content: unknown, page: string): Promise<string> {
  const { ask } = await openHost({}, { [file]: content })
  return (await (await ask(page)).text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
}

/** The code of the host and of pages, without tests and without the sandbox, which creates the files. */
const sources = globSync('{app/{host,server,client},runtime,widgets}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((path) => !/\.test\.|\/sandbox\/|\/testing\//.test(path))
  .map((path) => readFileSync(join(projectRoot, path), 'utf8'))

const isRead = (file: string) => sources.some((text) => text.includes(`.config('${file}')`))

// Only browsers read the next three files, so no page of the host shows them. The tests search the code instead.
test('[CFG-01] the configuration file push_trackers.json has a reader', () =>
  expect(isRead('push_trackers.json')).toBe(true))

test.each(['partnership.json', 'tracker_config.json'])('[CFG-02] the configuration file %s has a reader', (file) =>
  expect(isRead(file)).toBe(true),
)

test('a file without a reader would fail these tests', () => expect(isRead('nothing.json')).toBe(false))
