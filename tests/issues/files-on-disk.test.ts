import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createVerdicts } from '../../app/host/verdicts.ts'
import { loadProduct } from '../../app/load-product.ts'
import { issueCatalogue } from '../../runtime/issues/index.ts'
import { validateMerchants } from '../../runtime/manifest/index.ts'
import { createFileSource, type ReadText } from '../../runtime/sources/file-source.ts'
import { smallBrand } from '../support/small-brand.ts'
import { projectRoot } from '../support/run-command.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-mistakes-'))
const merchants = join(root, 'merchants')
const product = await loadProduct()
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeEach(() => {
  rmSync(merchants, { recursive: true, force: true })
  for (const [path, text] of Object.entries(smallBrand)) write(`acme/${path}`, text)
})

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(merchants, path)), { recursive: true })
  writeFileSync(join(merchants, path), text)
}

function remove(path: string): void {
  rmSync(join(merchants, path), { recursive: true, force: true })
}

function link(target: string, path: string): void {
  mkdirSync(dirname(join(merchants, path)), { recursive: true })
  symlinkSync(target, join(merchants, path))
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'

async function issuesOf(read?: ReadText): Promise<string[]> {
  const source = createFileSource({ folders: [merchants, join(projectRoot, 'merchants')], ...(read ? { read } : {}) })
  const verdicts = await validateMerchants(source, undefined, product)
  return verdicts.flatMap(({ issues }) =>
    issues.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
  )
}

interface Mistake {
  readonly title: string
  readonly issue: string
  readonly make: () => void
  readonly repair: () => void
  readonly read?: ReadText
}

const refusing: ReadText = (file) => {
  if (file.endsWith('acme/manifest.json')) throw Object.assign(new Error('refused'), { code: 'EACCES' })
  return readFileSync(file, 'utf8')
}

const rows: readonly Mistake[] = [
  {
    title: 'the manifest that Notepad has saved with a second ending',
    issue: 'unknown-file acme/manifest.json.txt:1:1',
    make: () => {
      remove('acme/manifest.json')
      write('acme/manifest.json.txt', '{}')
    },
    repair: () => {
      remove('acme/manifest.json.txt')
      write('acme/manifest.json', smallBrand['manifest.json'] ?? '')
    },
  },
  {
    title: 'tokens.json is a folder',
    issue: 'not-a-file acme/tokens.json:1:1',
    make: () => write('acme/tokens.json/light.json', '{}'),
    repair: () => remove('acme/tokens.json'),
  },
  {
    title: 'tokens.json is a link out of the folder',
    issue: 'link-outside acme/tokens.json:1:1',
    make: () => link(join(projectRoot, 'merchants/siam191/tokens.json'), 'acme/tokens.json'),
    repair: () => {
      remove('acme/tokens.json')
      write('acme/tokens.json', '{ "weight": { "title": { "$value": 500 } } }')
    },
  },
  {
    title: 'manifest.json is a link without a target',
    issue: 'link-outside acme/manifest.json:1:1',
    make: () => {
      remove('acme/manifest.json')
      link('nowhere.json', 'acme/manifest.json')
    },
    repair: () => {
      remove('acme/manifest.json')
      write('acme/manifest.json', smallBrand['manifest.json'] ?? '')
    },
  },
  {
    title: 'manifest.json may not be read',
    issue: 'unreadable-file acme/manifest.json:1:1',
    make: () => {},
    repair: () => {},
    read: refusing,
  },
  {
    title: 'sandbox.json is a pipe',
    issue: 'not-a-file acme/sandbox.json:1:1',
    make: () => execFileSync('mkfifo', [join(merchants, 'acme/sandbox.json')]),
    repair: () => remove('acme/sandbox.json'),
  },
  {
    title: 'logo is a link out of the folder',
    issue: 'link-outside acme/assets/logo.svg:1:1',
    make: () => link('/etc/hostname', 'acme/assets/logo.svg'),
    repair: () => remove('acme/assets/logo.svg'),
  },
  {
    title: 'folder of pictures that is a link',
    issue: 'not-a-file acme/assets/icons:1:1',
    make: () => {
      write('acme/assets/own/star.svg', picture)
      link(join(merchants, 'acme/assets/own'), 'acme/assets/icons')
    },
    repair: () => remove('acme/assets/icons'),
  },
  {
    title: 'logo of 60 MB',
    issue: 'file-too-large acme/assets/logo.svg:1:1',
    make: () => write('acme/assets/logo.svg', Buffer.alloc(60 * 1024 * 1024, picture)),
    repair: () => write('acme/assets/logo.svg', picture),
  },
  {
    title: 'logo that is a page',
    issue: 'not-a-picture acme/assets/logo.svg:1:1',
    make: () => write('acme/assets/logo.svg', '<!doctype html><title>Log in</title>'),
    repair: () => write('acme/assets/logo.svg', picture),
  },
  {
    title: 'SVG under the name of a PNG',
    issue: 'not-a-picture acme/assets/logo.png:1:1',
    make: () => write('acme/assets/logo.png', picture),
    repair: () => {
      remove('acme/assets/logo.png')
      write('acme/assets/logo.svg', picture)
    },
  },
  {
    title: 'empty logo',
    issue: 'not-a-picture acme/assets/logo.svg:1:1',
    make: () => write('acme/assets/logo.svg', ''),
    repair: () => write('acme/assets/logo.svg', picture),
  },
  {
    title: 'empty text page',
    issue: 'empty-content acme/content/en/faq.md:1:1',
    make: () => write('acme/content/en/faq.md', ''),
    repair: () => write('acme/content/en/faq.md', '# Questions\n'),
  },
  {
    title: 'text page of blank lines',
    issue: 'empty-content acme/content/en/faq.md:1:1',
    make: () => write('acme/content/en/faq.md', '\n\n  \n'.repeat(40)),
    repair: () => write('acme/content/en/faq.md', '# Questions\n'),
  },
  {
    title: 'Thai saved as TIS-620',
    issue: 'not-utf-8 acme/messages/th.json:1:22',
    make: () =>
      write(
        'acme/messages/th.json',
        Buffer.concat([Buffer.from('{ "home.providers": "'), Buffer.from([0xa4, 0xe8]), Buffer.from('" }')]),
      ),
    repair: () => remove('acme/messages/th.json'),
  },
  {
    title: 'saved as UTF-16',
    issue: 'not-utf-8 acme/messages/en.json:1:1',
    make: () => write('acme/messages/en.json', Buffer.from('\ufeff{ "home.providers": "Studios" }', 'utf16le')),
    repair: () => remove('acme/messages/en.json'),
  },
  {
    title: 'text page saved as TIS-620',
    issue: 'not-utf-8 acme/content/th/faq.md:1:1',
    make: () => write('acme/content/th/faq.md', Buffer.from([0xa4, 0xe8, 0xd2])),
    repair: () => write('acme/content/th/faq.md', 'ค่า'),
  },
  {
    title: 'text page of 6 MB',
    issue: 'file-too-large acme/content/en/faq.md:1:1',
    make: () => write('acme/content/en/faq.md', 'x'.repeat(6 * 1024 * 1024)),
    repair: () => write('acme/content/en/faq.md', '# Questions'),
  },
  {
    title: 'brand that is copied into the folder of a brand',
    issue: 'unknown-file acme/copy/environments/development.json:1:1',
    make: () => {
      cpSync(join(merchants, 'acme'), join(root, 'copy'), { recursive: true })
      cpSync(join(root, 'copy'), join(merchants, 'acme/copy'), { recursive: true })
    },
    repair: () => remove('acme/copy'),
  },
  {
    title: 'folder with a name of 40 letters',
    issue: `bad-folder-name ${'x'.repeat(40)}/manifest.json:1:1`,
    make: () => cpSync(join(merchants, 'acme'), join(merchants, 'x'.repeat(40)), { recursive: true }),
    repair: () => remove('x'.repeat(40)),
  },
  {
    title: 'empty folder',
    issue: 'missing-file second/manifest.json:1:1',
    make: () => mkdirSync(join(merchants, 'second')),
    repair: () => remove('second'),
  },
  {
    title: 'folder without the files of a brand',
    issue: 'missing-file second/manifest.json:1:1',
    make: () => write('second/packages/one.json', '{}'),
    repair: () => remove('second'),
    read: (file) => {
      if (file.endsWith('one.json')) throw new Error('The validator read a file of a folder without a manifest.')
      return readFileSync(file, 'utf8')
    },
  },
  {
    title: 'mistake in a brand that is a link',
    issue: 'unknown-file linked/Assets/logo.svg:1:1',
    make: () => {
      for (const [path, text] of Object.entries(smallBrand)) write(`../away/${path}`, text.replaceAll('acme', 'linked'))
      write('../away/Assets/logo.svg', picture)
      link(join(root, 'away'), 'linked')
    },
    repair: () => rmSync(join(root, 'away/Assets'), { recursive: true }),
  },
  {
    title: 'folder with capital letters',
    issue: 'bad-folder-name Acme-Two/manifest.json:1:1',
    make: () => write('Acme-Two/manifest.json', '{ "merchant": { "id": "acme-two", "name": "Two" } }'),
    repair: () => remove('Acme-Two'),
  },
  {
    title: 'folder with a space',
    issue: 'bad-folder-name acme copy/manifest.json:1:1',
    make: () => cpSync(join(merchants, 'acme'), join(merchants, 'acme copy'), { recursive: true }),
    repair: () => remove('acme copy'),
  },
]

test.each([
  [
    'a folder',
    '"assets/icons" is a folder, but it has to be a file. Replace it with a file, or remove it if the brand needs no such file.',
  ],
  [
    'a link to a folder',
    '"assets/icons" is a link to a folder, but Livery follows only links to files. Replace the link with the folder itself, or remove the link.',
  ],
])('[BRD-05] the text about %s instead of a file names its remedy', (found, text) => {
  expect(issueCatalogue['not-a-file'].message({ name: 'assets/icons', found })).toBe(text)
})

test.each(['manifest.json', 'environments/staging.json'])(
  '[BRD-05] the text about a missing %s of the brand base names a remedy for that brand',
  (name) => {
    expect(issueCatalogue['missing-file'].message({ name, owner: 'base' })).toMatch(
      /Restore the file\. In an installation, remove the folder "base" instead/,
    )
  },
)

test('[BRD-05] a folder base without files hides the base of Livery, and is one issue', async () => {
  mkdirSync(join(merchants, 'base'))
  const source = createFileSource({ folders: [merchants, join(projectRoot, 'merchants')] })
  const [verdict] = await validateMerchants(source, ['acme'], product)
  expect(verdict?.issues).toMatchObject([{ code: 'missing-file', file: 'base/manifest.json' }])
  expect(verdict?.issues[0]?.message).toContain('remove the folder "base" instead')
  remove('base')
  expect(await issuesOf()).toEqual([])
})

test('[BRD-05] a link that leads to itself is not a brand', async () => {
  link('loop', 'loop')
  expect(await issuesOf()).toEqual([])
})

test('[BRD-05] a file of the assets with an unknown ending has no issue', async () => {
  write('acme/assets/notes.constructor', 'A note.')
  expect(await issuesOf()).toEqual([])
})

describe('[BRD-05] one mistake with a file gives one issue, and the corrected file none', () => {
  test.each(rows)('$title', async ({ issue, make, repair, read }) => {
    make()
    expect(await issuesOf(read)).toEqual([issue])
    repair()
    expect(await issuesOf()).toEqual([])
  })
})

/** A source on this disk, in which listing a folder fails while its path ends with `failing.path`. */
function createFailingSource() {
  const failing: { path: string | undefined } = { path: undefined }
  const list = (folder: string) => {
    if (failing.path !== undefined && folder.endsWith(failing.path))
      throw Object.assign(new Error('refused'), { code: 'EMFILE' })
    return readdirSync(folder, { withFileTypes: true })
  }
  return { failing, source: createFileSource({ folders: [merchants, join(projectRoot, 'merchants')], list }) }
}

test.each([
  ['/acme', 'acme/manifest.json'],
  ['/acme/assets', 'acme/assets'],
  ['/acme/environments', 'acme/environments'],
])('[BRD-05] the folder %s that cannot be listed is one issue', async (path, file) => {
  write('acme/assets/logo.svg', picture)
  const { failing, source } = createFailingSource()
  failing.path = path
  const [verdict] = await validateMerchants(source, undefined, product)
  expect(verdict?.issues.map((issue) => `${issue.code} ${issue.file}`)).toEqual([`unreadable-file ${file}`])
})

test('[OPS-03] the brands stay while the folder of brands cannot be listed', async () => {
  const { failing, source } = createFailingSource()
  const verdicts = createVerdicts(source)
  await verdicts.refresh()
  failing.path = '/merchants'
  await expect(verdicts.refresh(['acme'])).rejects.toThrow('refused')
  expect(verdicts.find('acme')?.issues).toEqual([])
})

test.each([
  ['EACCES', 'Give the account that runs Livery the right to read it.'],
  ['EMFILE', 'The system allows Livery no more open files. Raise this limit.'],
  ['EIO', 'Check it and its disk.'],
])('[BRD-05] the text about a folder that cannot be read names the remedy for %s', (found, remedy) => {
  expect(issueCatalogue['unreadable-file'].message({ name: 'assets', found })).toBe(
    `Livery cannot read "assets" (${found}). ${remedy}`,
  )
})
