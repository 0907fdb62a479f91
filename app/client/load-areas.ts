import { areas, laterWidgets, readings, siteWidgets } from 'livery:areas'
import { lazy } from 'react'
import { registerAreas } from '../../runtime/areas/registered-areas.ts'
import { loadCode } from '../../runtime/loading/load-code.ts'
import { registerWidgets, type WidgetComponent } from '../../runtime/loading/widget-registry.ts'
import type { WidgetDefinition } from '../../runtime/widget-api/widget.ts'
import { scriptOf } from './sent-scripts.ts'
import { isSent, stylesOf } from './styles.ts'
import { wholeSite } from './load-whole-site.ts'
import { isRendered, whenNeeded } from './when-needed.ts'

registerWidgets(Object.fromEntries(siteWidgets.map(({ name, Component }) => [name, Component])))

/**
 * Loads the first code of a brand's areas, and registers their widgets: those of the shell hydrate at once, all
 * others load when a page first shows them.
 *
 * @param idle widgets that load when they are first used
 */
export async function loadAreas(names: readonly string[], idle: readonly string[] = []): Promise<void> {
  const loaded = await Promise.all(names.flatMap((name) => areas[name] ?? []).map((load) => loadCode(load)))
  registerAreas(loaded.flatMap(({ area }) => area ?? []))
  const isWanted = (widget: string) => names.includes(widget.slice(0, widget.indexOf('/')))
  registerWidgets(
    Object.fromEntries([
      ...loaded
        .flatMap(({ shellWidgets }) => shellWidgets)
        .map((definition) => [definition.name, shellWidget(definition)]),
      ...laterWidgets
        .filter(isWanted)
        .map((name) => [name, lazyWidget(name, () => loadCode(() => loadWidget(name)), idle.includes(name))]),
    ]),
  )
}

/** Loads the readings of the areas' calls and records, which no page needs for rendering. */
export const loadReadings = (): Promise<unknown> => loadCode(readings)

/** Loads the imports of widgets, so that the first page after this one waits for one file less. */
export const loadWidgetImports = (): Promise<unknown> => import('livery:widgets')

/** Loads a widget: from the address in the page, or else by the imports of all widgets. */
async function loadWidget(name: string): Promise<WidgetDefinition> {
  const sent = scriptOf(name)
  if (sent !== undefined) {
    const { default: definition } = (await import(/* @vite-ignore */ sent)) as { readonly default: WidgetDefinition }
    return definition
  }
  const { widgets } = await import('livery:widgets')
  const load = widgets[name]
  if (!load) throw new Error(`No code of ${name}.`)
  return (await load()).default
}

/** Shows a widget of the page without HTML to hydrate at once, when its slot first shows it. */
function shellWidget({ name, Component }: WidgetDefinition): WidgetComponent {
  const isReady = isSent(name) && !isRendered(name)
  return isReady ? Component : lazyWidget(name, async () => ({ name, Component }), false)
}

function lazyWidget(name: string, load: () => Promise<WidgetDefinition>, isIdle: boolean): WidgetComponent {
  return lazy(async () => {
    if (isIdle) await whenNeeded(name)
    // Only widgets of the sent page have their texts already.
    const site = isRendered(name) && !isIdle ? undefined : wholeSite()
    const [definition] = await Promise.all([load(), stylesOf(name), site])
    return { default: definition.Component }
  }) as WidgetComponent
}
