import { useCallback, useState } from 'react'
import type { WidgetFacts } from '../../../schemas/generated/widget-facts.ts'
import type { GalleryState } from './gallery-state.ts'
import { type WidgetState, widgetStates } from './gallery-reader.ts'
import { Stage } from './Stage.tsx'

const titles: Readonly<Record<WidgetState, string>> = {
  ready: 'With data',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
}

interface WidgetEntryProps extends GalleryState {
  readonly facts: WidgetFacts
  readonly as: 'guest' | 'member'
}

/** A widget with its facts and each of its examples. For a widget with data, also the states of the first example. */
export function WidgetEntry({ facts, as, ...gallery }: WidgetEntryProps) {
  const examples = facts.examples as readonly Record<string, unknown>[]
  const [first = {}, ...others] = examples
  // The facts do not list the calls for a member's data, so the states appear after the first of these calls.
  const [asksAsMember, setAsksAsMember] = useState(false)
  const onAsk = useCallback(() => queueMicrotask(() => setAsksAsMember(true)), [])
  const hasData = loadsData(facts) || (asksAsMember && as === 'member')
  const states = hasData ? widgetStates : (['ready'] as const)
  const shown = [
    ...states.map((state) => ({ state, props: first })),
    ...others.map((props) => ({ state: 'ready' as const, props })),
  ]
  return (
    <article className="gallery-widget" id={facts.name} aria-label={facts.title}>
      <header>
        <h2>{facts.title}</h2>
        <code>{facts.name}</code>
        <p>{facts.description}</p>
        <dl>
          <Fact name="Regions" value={facts.regions.join(', ')} />
          <Fact name="Data" value={facts.queries.join(', ') || 'none'} />
          <Fact name="Largest size" value={`${facts.weight} kB`} />
        </dl>
      </header>
      {shown.map(({ state, props }, index) => (
        <figure key={index}>
          <figcaption>
            <span>{hasData ? titles[state] : 'Example'}</span>
            <code>{JSON.stringify(props)}</code>
          </figcaption>
          <Stage {...gallery} widget={facts.name} props={props} state={state} as={as} onAsk={onAsk} />
        </figure>
      ))}
    </article>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A widget loads data if its facts list public data, or if a prop names a text page. */
const loadsData = ({ queries, props }: WidgetFacts) =>
  queries.length > 0 || JSON.stringify(props).includes('"content-page"')
