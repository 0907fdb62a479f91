/** The files of a new widget by path below its folder, in the shape that all widgets have. */
export function widgetFiles(area: string, name: string): Record<string, string> {
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
  const title = component.replace(/(?!^)([A-Z])/g, ' $1')
  const facts = {
    $schema: '../../../schemas/generated/widget-facts.schema.json',
    name: `${area}/${name}`,
    version: '1.0.0',
    title,
    description: `${title}: what it shows, in a sentence for an operator.`,
    regions: ['main'],
    props: {
      type: 'object',
      properties: { title: { description: 'The heading.', type: 'string', format: 'message-id' } },
      required: ['title'],
      additionalProperties: false,
    },
    queries: [],
    weight: 2,
    hydrate: 'visible',
    examples: [{ title: `${area}.${name}.title` }],
  }
  const texts = (text: string) => `${JSON.stringify({ [`${area}.${name}.title`]: text }, null, 2)}\n`
  return {
    [`${name}.widget.json`]: `${JSON.stringify(facts, null, 2).replace(/\[\n\s+("[^"\n]*")\n\s+\]/g, '[$1]')}\n`,
    'index.ts': `import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ${component} } from './${component}.tsx'

export default defineWidget('${area}/${name}', ${component})
`,
    [`${component}.tsx`]: `import { Message, type PropsOf } from '../../../runtime/widget-api/index.ts'
import styles from './${component}.module.css'

/** See \`${name}.widget.json\` for what the props mean. */
export function ${component}({ title }: PropsOf<'${area}/${name}'>) {
  return (
    <section className={styles.root}>
      <h2>
        <Message id={title} />
      </h2>
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
    'messages/en.json': texts(title),
    'messages/th.json': texts(title),
  }
}
