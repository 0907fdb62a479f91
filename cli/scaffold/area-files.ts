import { type CodePlace, entryPoint, json, pascalCase, textFiles, titleCase } from './place.ts'

const schema = 'https://json-schema.org/draft/2020-12/schema'

/** The manifest key of an area's settings: `loyaltyPoints` for `loyalty-points`. */
export const settingsKey = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/** The name of the record type in which a new area keeps its entries. */
export const entryRecord = (name: string): string => `${name}-entry`

/** The files of a new area, by path below its folder. They show each kind of file that most areas need. */
export function areaFiles(name: string, place: CodePlace): Record<string, string> {
  return { ...factFiles(name, place), ...codeFiles(name, place), ...filesOfListWidget(name, place) }
}

function factFiles(name: string, { generated, project, languages }: CodePlace): Record<string, string> {
  const title = titleCase(name)
  const key = settingsKey(name)
  const shown = { description: 'How many entries are shown.', type: 'integer', minimum: 1, maximum: 50, default: 3 }
  return {
    'area.json': json({
      $schema: `${generated}/area-facts.schema.json`,
      name,
      title,
      description: `${title}. Replace this text: a sentence for operators about what the area adds to a site.`,
      requires: [],
      queries: { [`${name}/entries`]: { description: 'The entries.', parameters: [] } },
    }),
    'settings.schema.json': json({
      $schema: schema,
      $id: `livery:settings/${name}`,
      title: `${pascalCase(name)}Settings`,
      description: "The area's part of the manifest.",
      type: 'object',
      properties: {
        [key]: {
          description: `${title}.`,
          browser: true,
          type: 'object',
          properties: { shown },
          required: ['shown'],
          additionalProperties: false,
        },
      },
      required: [key],
    }),
    'defaults.json': json({ $schema: `${generated}/layer.schema.json`, [key]: { shown: shown.default } }),
    [`records/${entryRecord(name)}.schema.json`]: json({
      $schema: schema,
      $id: `livery:records/${entryRecord(name)}`,
      title: `${pascalCase(name)}Entry`,
      type: 'object',
      description: 'An entry.',
      properties: {
        id: { type: 'string', description: 'The entry.', minLength: 1, maxLength: 40 },
        title: { type: 'string', description: "Its title in the page's language.", maxLength: 80 },
      },
      required: ['id', 'title'],
    }),
    [`api/${name}/list-entries.schema.json`]: json({
      $schema: `../../${project === undefined ? generated : `${project}/schemas`}/call.schema.json`,
      description: 'The entries.',
      request: { type: 'object', description: 'The call has no fields.', additionalProperties: false },
      data: { type: 'array', description: 'The entries.', items: { $ref: `livery:records/${entryRecord(name)}` } },
    }),
    ...textFiles(languages, { [`${name}.title`]: title }),
  }
}

function codeFiles(name: string, place: CodePlace): Record<string, string> {
  const entry = `${pascalCase(name)}Entry`
  return {
    'area.ts': `import type { ${entry} } from '${place.generated}/records.ts'
import { defineArea } from '${entryPoint(place, 'widget-api/area', 0)}'
import { requiredData } from '${entryPoint(place, 'widget-api/data', 0)}'

declare module '${entryPoint(place, 'widget-api/public-data', 0)}' {
  interface PublicData {
    '${name}/entries': () => readonly ${entry}[]
  }
}

export default defineArea({
  name: '${name}',
  queries: {
    '${name}/entries': {
      load: async ({ reader }) => requiredData(await reader.call('${name}/list-entries', {})),
    },
  },
})
`,
    'sandbox/part.ts': `import { openEndpoint } from '${entryPoint(place, 'sandbox/index', 1)}'
import type { SandboxPart } from '${entryPoint(place, 'sandbox/part', 1)}'

const entries = [
  { id: 'first', title: 'The first entry' },
  { id: 'second', title: 'The second entry' },
]

const listEntries = openEndpoint('${name}/list-entries', () => ({ status: true, data: entries }))

const part: SandboxPart = { name: '${name}', endpoints: [listEntries] }

export default part
`,
  }
}

/** The files of the widget `list`, which shows the entries. */
function filesOfListWidget(name: string, place: CodePlace): Record<string, string> {
  const { generated, languages } = place
  const files = {
    'list.widget.json': json({
      $schema: `../${generated}/widget-facts.schema.json`,
      name: `${name}/list`,
      version: '1.0.0',
      title: 'List',
      description: 'The entries, each with its title.',
      regions: ['main'],
      props: {
        type: 'object',
        properties: { title: { description: 'The heading.', type: 'string', format: 'message-id' } },
        required: ['title'],
        additionalProperties: false,
      },
      queries: [`${name}/entries`],
      weight: 2,
      load: 'page',
      examples: [{ title: `${name}.title` }],
    }),
    'index.ts': `import { defineWidget } from '${entryPoint(place, 'widget-api/widget', 1)}'
import { List } from './List.tsx'

export default defineWidget('${name}/list', List)
`,
    'List.tsx': `import { usePublicData } from '${entryPoint(place, 'widget-api/data', 1)}'
import { useSettings } from '${entryPoint(place, 'widget-api/site', 1)}'
import { Message } from '${entryPoint(place, 'widget-api/text', 1)}'
import type { PropsOf } from '${entryPoint(place, 'widget-api/widget', 1)}'
import { LoadFailed } from '${entryPoint(place, 'ui/LoadFailed', 1)}'
import { Section } from '${entryPoint(place, 'ui/Section', 1)}'
import styles from './List.module.css'

/** The entries, as many as the brand shows. */
export function List({ title }: PropsOf<'${name}/list'>) {
  const { data: entries, isError, retry } = usePublicData('${name}/entries')
  const { shown } = useSettings().${settingsKey(name)}
  return (
    <Section title={title} id="${name}-list">
      {isError ? <LoadFailed onRetry={retry} /> : null}
      {entries?.length === 0 ? <Message id="${name}.list.empty" /> : null}
      {entries !== undefined && entries.length > 0 ? (
        <ul className={styles.entries}>
          {entries.slice(0, shown).map((entry) => (
            <li key={entry.id}>{entry.title}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
`,
    'List.module.css': `.entries {
  display: grid;
  gap: var(--space-gap);
  margin: 0;
  padding: var(--space-card);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  list-style: none;
}
`,
    ...textFiles(languages, { [`${name}.list.empty`]: 'There is nothing here yet.' }),
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`list/${path}`, text]))
}
