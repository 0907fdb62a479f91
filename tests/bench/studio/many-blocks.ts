import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../support/run-command.ts'

/** The name of a block by its number, counted from 1. */
export const nameOfBlock = (number: number) => `block-${String(number).padStart(3, '0')}`

/**
 * Creates an installation with one area of many widgets, and a brand whose home page has a block of each widget.
 *
 * @param folder within the project, so that its modules are served
 * @param count the number of widgets
 * @returns the folder of brands
 */
export function makeInstallation(folder: string, count: number): string {
  const write = (path: string, content: object | string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  const names = Array.from({ length: count }, (_, index) => nameOfBlock(index + 1))
  write('livery.json', { areas: ['./areas/many'] })
  write('areas/many/area.json', {
    name: 'many',
    title: 'Many',
    description: 'Many types of blocks.',
    requires: ['account'],
  })
  write(
    'areas/many/area.ts',
    `import { defineArea } from 'livery/widget-api/area'\nexport default defineArea({ name: 'many' })\n`,
  )
  write(
    'areas/many/_parts/Words.tsx',
    'export function Words({ title, note, size }: Readonly<Record<string, string>>) {\n  return <section data-size={size}><h2>{title}</h2><p>{note}</p></section>\n}\n',
  )
  for (const name of names) {
    write(`areas/many/${name}/${name}.widget.json`, factsOf(name))
    write(
      `areas/many/${name}/index.ts`,
      `import { defineWidget } from 'livery/widget-api/widget'\nimport { Words } from '../_parts/Words.tsx'\nexport default defineWidget('many/${name}', Words)\n`,
    )
  }
  const merchants = join(folder, 'merchants')
  cpSync(join(projectRoot, 'tests/example/merchants/kafe/assets'), join(merchants, 'many/assets'), { recursive: true })
  write('merchants/many/manifest.json', manifestOf(names))
  for (const environment of ['development', 'staging', 'production'])
    write(`merchants/many/environments/${environment}.json`, {
      site: { domains: { [`${environment}.many.example`]: {} } },
    })
  return merchants
}

/** Facts with settings of the kinds that are common in widgets. */
const factsOf = (name: string) => ({
  name: `many/${name}`,
  version: '1.0.0',
  title: `Block ${name.slice(-3)}`,
  description: 'Words with a heading.',
  regions: ['main'],
  props: {
    type: 'object',
    properties: {
      title: { description: 'The heading.', type: 'string' },
      note: { description: 'The words below it.', type: 'string' },
      size: { description: 'How large it is.', type: 'string', enum: ['small', 'large'] },
      count: { description: 'How many entries are shown.', type: 'integer', minimum: 1, maximum: 60 },
      isOpen: { description: 'Whether it is open at first.', type: 'boolean' },
      words: { description: 'Words that it highlights.', type: 'array', items: { type: 'string' } },
      page: { description: 'The page behind it.', type: 'string', format: 'route-id' },
    },
    required: ['title'],
    additionalProperties: false,
  },
  queries: [],
  weight: 3,
  load: 'page',
  examples: [{ title: 'Words' }],
})

const manifestOf = (names: readonly string[]) => ({
  merchant: { id: 'many', name: 'Many' },
  areas: ['account', 'info', 'many'],
  navigation: {
    primary: { order: ['home'] },
    bottom: { order: ['home', 'login'] },
  },
  shell: { header: { order: ['header'] } },
  routes: {
    home: {
      regions: {
        main: {
          order: names,
          blocks: Object.fromEntries(
            names.map((name) => [
              name,
              { widget: `many/${name}`, props: { title: `Heading of ${name}`, note: 'Note' } },
            ]),
          ),
        },
      },
    },
  },
})
