import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import { runCli } from '../../cli/run-cli.ts'
import type { SandboxData } from '../../schemas/generated/sandbox.ts'
import { optionalCalls } from '../../schemas/generated/probes.ts'
import layerSchema from '../../schemas/generated/layer.schema.json' with { type: 'json' }
import { brandFiles, smallBrand } from '../support/small-brand.ts'
import { fakeContext } from '../support/fake-context.ts'
import { projectRoot } from '../support/run-command.ts'
import { issuesReference } from './issues-reference.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot })
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** The targets of a document's links to files and web pages, without fragments. */
const linksOf = (path: string) => [...read(path).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)

/** The manifest examples of a guide: JSON blocks, and inline code that begins with a key of manifests. */
function examplesOf(text: string): readonly string[] {
  const blocks = [...text.matchAll(/```json\n(.*?)```/gs)].flatMap(([, block]) => block ?? [])
  const lines = [...text.matchAll(/`("(\w+)": [^`]+)`/g)].flatMap(([, line, key = '']) =>
    Object.hasOwn(layerSchema.properties, key) ? `{ ${line} }` : [],
  )
  return [...blocks, ...lines]
}

/**
 * The code blocks without a language in which several lines have a name and a description. If somebody wraps such a
 * block as prose, the descriptions begin in different columns.
 */
function listingsOf(path: string, text: string): (readonly [place: string, lines: readonly string[]])[] {
  return new MarkdownIt().parse(text, {}).flatMap(({ type, info, content, map }) => {
    const lines = content.split('\n')
    const isListing = lines.filter((line) => / {5,}(?=\S)/.test(line.trim())).length > 1
    return type === 'fence' && info === '' && isListing ? [[`${path}:${map?.[0] ?? 0}`, lines] as const] : []
  })
}

/** The texts for the guide's example of a page. */
const houseRules = {
  'content/en/house-rules.md': '# House rules',
  'content/th/house-rules.md': '# กติกา',
  'messages/en.json': '{ "routes.house-rules.title": "House rules" }',
  'messages/th.json': '{ "routes.house-rules.title": "กติกา" }',
}

describe('the documents', () => {
  test('the guide for widgets lists all tokens', () => {
    const { palette: _palette, dark: _dark, light, ...groups } = JSON.parse(read('merchants/base/tokens.json'))
    const namesOf = (group: object) => Object.keys(group).filter((name) => !name.startsWith('$'))
    const { $schema: _schema, ...listed } = { color: light, ...groups }
    const rows = Object.entries<object>(listed).map(
      ([group, tokens]) =>
        `| \`${group}\` | ${namesOf(tokens)
          .map((name) => `\`${name}\``)
          .join(', ')} |`,
    )
    expect(read('docs/widget-authors-guide.md')).toContain(rows.join('\n'))
  })

  test('the operator’s guide disables only calls that a backend may lack', () => {
    const examples = examplesOf(read('docs/operators-guide.md')).map((text) => JSON.parse(text) as unknown)
    const disabled = examples.flatMap((example) => {
      const { api } = example as { readonly api?: { readonly endpoints?: object } }
      return Object.keys(api?.endpoints ?? {})
    })
    expect(disabled.length).toBeGreaterThan(0)
    expect(disabled.filter((call) => !optionalCalls.has(call))).toEqual([])
  })

  test.each(['base', 'siam191', 'beta191', 'mafa191'])(
    'the guide describes the deposits of the sandbox for %s: transfers by time, other methods by a payment page',
    (brand) => {
      const { deposit_channels: channels } = JSON.parse(read(`merchants/${brand}/sandbox.json`)) as SandboxData
      const [, least, most] = /arrives after (\d+) to (\d+) seconds/.exec(read('docs/operators-guide.md')) ?? []
      expect(channels.length).toBeGreaterThan(0)
      for (const { category, payment_page, settle_seconds } of channels) {
        expect(payment_page).toBe(category === 'bank' ? 'none' : 'page')
        if (category !== 'bank') continue
        expect(settle_seconds).toBeGreaterThanOrEqual(Number(least))
        expect(settle_seconds).toBeLessThanOrEqual(Number(most))
      }
    },
  )

  test('the reference of issues is up to date', async () => {
    expect(read('docs/issues.md')).toBe(await issuesReference())
  })

  test.each(documents)('every relative link of %s leads to a file or folder', (path) => {
    const links = linksOf(path)
    const dead = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(projectRoot, dirname(path), link)))
    expect(dead).toEqual([])
  })

  test('every relative link of a document in the package leads to a file of the package', () => {
    const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] }
    const isPacked = (path: string) => files.some((pattern) => matchesGlob(path, pattern))
    const targets = documents.filter(isPacked).flatMap((path) => linksOf(path).map((link) => join(dirname(path), link)))
    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter((path) => !path.startsWith('docs/http') && !isPacked(path))).toEqual([])
  })

  /** A path in inline code, in the project or in an area. `loyalty-points` is the area that the guides create. */
  const projectPath = /`((?:app|bin|cli|docs|runtime|sandbox|schemas|tests|widgets)\/(?!loyalty-points)[\w./-]+)`/g
  const pathsIn = (path: string) => [...read(path).matchAll(projectPath)].map(([, one = '']) => one)
  test('the documents name paths of the project', () => expect(documents.flatMap(pathsIn).length).toBeGreaterThan(50))
  test.each(documents)('every path of the project in %s exists', (path) => {
    const named = pathsIn(path)
    const patterns = (one: string) => [one, `widgets/*/${one}`]
    expect(named.filter((one) => globSync(patterns(one), { cwd: projectRoot }).length === 0)).toEqual([])
  })

  test('the table of the architecture contains every folder of the runtime', () => {
    const rows = read('docs/architecture.md').match(/^\| `.*$/gm) ?? []
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name))
    const folders = readdirSync(join(projectRoot, 'runtime'))
    expect(new Set(named)).toEqual(new Set(folders))
  })

  test.each([
    ['runtime/areas/area.ts', 'AreaCode', 'area.ts'],
    ['runtime/areas/area-host.ts', 'AreaHost', 'host.ts'],
  ])('the guide has a row for every property of %s %s except the name', (path, type, file) => {
    const [, body = ''] = new RegExp(`export interface ${type} \\{\n(.*?)\n\\}`, 's').exec(read(path)) ?? []
    const properties = [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name)
    expect(properties.length).toBeGreaterThan(4)
    const guide = read('docs/area-authors-guide.md')
    const missing = properties.filter((name) => name !== 'name' && !guide.includes(`| \`${file}\` \`${name}\` |`))
    expect(missing).toEqual([])
  })

  const scriptsIn = (path: string) =>
    [...read(path).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, script, short = '']) => script ?? short)
  test('the documents name npm scripts', () => expect(documents.flatMap(scriptsIn).length).toBeGreaterThan(10))
  test.each(documents)('every npm script in %s exists', (path) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(scriptsIn(path).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  const listings = documents.flatMap((path) => listingsOf(path, read(path)))
  test('the documents have listings', () => expect(listings.length).toBeGreaterThan(2))
  test.each(listings)('%s: the descriptions of a listing begin in one column', (_place, lines) => {
    const columns = lines.map((line) => /\S {2,}(?=\S)/.exec(line)).map((gap) => gap && gap.index + gap[0].length)
    expect(new Set(columns.filter((column) => column !== null)).size).toBe(1)
  })

  const commands = documents.flatMap((path) =>
    [...read(path).matchAll(/^(?:npm run livery --|npx livery) (.+)$/gm)].map(
      ([, command = '']) => [path, command] as const,
    ),
  )
  test('the documents have commands with options', () => {
    expect(commands.filter(([, command]) => command.includes(' --')).length).toBeGreaterThan(5)
  })
  test.each(commands)('%s: livery %s has only options that exist', async (_path, command) => {
    const [name = ''] = command.split(' ')
    const context = fakeContext({})
    expect(await runCli([name, '--help'], context)).toBe(0)
    const options = command.match(/--[a-z-]+/g) ?? []
    expect(options.filter((option) => !context.written.join('').includes(`  ${option} `))).toEqual([])
  })

  /** Commands that need a release, a network, a real disk or another area. */
  const needsMore = /^new |--store|--at|--share|--pages|^check-backend|^create widget loyalty-points/
  test.each(commands.filter(([, command]) => !needsMore.test(command)))(
    '%s: livery %s works',
    async (_path, command) => {
      const siam = brandFiles('siam191')
      const acme = {
        ...siam,
        'manifest.json': String(siam['manifest.json']).replace('"id": "siam191"', '"id": "acme"'),
      }
      // The two brands would claim the same domains, so each command gets only one of the brands.
      const named: Record<string, Record<string, string>> = command.includes('siam191') ? { siam191: siam } : { acme }
      const context = fakeContext(command.startsWith('create') ? {} : named)
      const args = command.replace(/ +#.*/, '').split(' ')
      expect(await runCli(args, context), context.errors.join('') + context.written.join('')).toBe(0)
    },
  )

  test.each(examplesOf(read('docs/operators-guide.md')))(
    'the operator’s guide: %s is valid in a manifest',
    async (text) => {
      const example = JSON.parse(text) as Record<string, object>
      const manifest = JSON.stringify({ merchant: { id: 'acme', name: 'Acme' }, ...example }, null, 2)
      const texts = text.includes('house-rules') ? houseRules : {}
      const context = fakeContext({ acme: { ...smallBrand, 'manifest.json': manifest, ...texts } })
      expect(await runCli(['validate', 'acme'], context), context.errors.join('') + context.written.join('')).toBe(0)
    },
  )
})
