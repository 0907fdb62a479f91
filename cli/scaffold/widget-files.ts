import { type CodePlace, entryPoint, json, pascalCase, textFiles, titleCase } from './place.ts'

/** The files of a new widget, by path below its folder. */
export function widgetFiles(area: string, name: string, place: CodePlace): Record<string, string> {
  const component = pascalCase(name)
  const title = titleCase(name)
  const facts = {
    $schema: `../${place.generated}/widget-facts.schema.json`,
    name: `${area}/${name}`,
    version: '1.0.0',
    title,
    description: `${title}. Replace this text: a sentence for operators about what the widget shows.`,
    regions: ['main'],
    props: {
      type: 'object',
      properties: { title: { description: 'The heading.', type: 'string', format: 'message-id' } },
      required: ['title'],
      additionalProperties: false,
    },
    queries: [],
    weight: 2,
    load: 'page',
    examples: [{ title: `${area}.${name}.title` }],
  }
  return {
    [`${name}.widget.json`]: json(facts),
    'index.ts': `import { defineWidget } from '${entryPoint(place, 'widget-api/widget', 1)}'
import { ${component} } from './${component}.tsx'

export default defineWidget('${area}/${name}', ${component})
`,
    [`${component}.tsx`]: `import { useIntl } from '${entryPoint(place, 'widget-api/text', 1)}'
import type { PropsOf } from '${entryPoint(place, 'widget-api/widget', 1)}'
import styles from './${component}.module.css'

/** See \`${name}.widget.json\` for the meaning of the props. */
export function ${component}({ title }: PropsOf<'${area}/${name}'>) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.root}>
      <h2>{formatMessage({ id: title })}</h2>
    </section>
  )
}
`,
    [`${component}.module.css`]: `.root {
  padding: var(--space-card);
  background: var(--color-surface);
  border-radius: var(--radius-card);
}
`,
    ...textFiles(place.languages, { [`${area}.${name}.title`]: title }),
  }
}
