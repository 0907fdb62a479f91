import { areas, decoders, idleWidgets, lazyWidgets, siteWidgets } from 'livery:areas'
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
 * Loads the initial code of a brand's areas, which contains the widgets of the page frame (load `shell`). Registers the
 * widgets of these areas. A lazy widget loads when a page first shows it, or later.
 *
 * @param late widgets that load when they are needed (`whenNeeded`)
 * @param statics widgets that keep the host's HTML
 */
export async function loadAreas(
  names: readonly string[],
  late: readonly string[] = [],
  statics: readonly string[] = [],
): Promise<void> {
  const hydratesAtStart = (name: string) => isRendered(name) && !late.includes(name) && !statics.includes(name)
  const ofPage = lazyWidgets.filter((name) => scriptOf(name) !== undefined && hydratesAtStart(name))
  const preloads = Promise.all(ofPage.map(preloadWidget))
  const loaded = await Promise.all(names.flatMap((name) => areas[name] ?? []).map((load) => loadCode(load)))
  registerAreas(loaded.flatMap(({ area }) => area ?? []))
  const isWanted = (widget: string) => names.includes(widget.slice(0, widget.indexOf('/')))
  registerWidgets(
    Object.fromEntries([
      ...loaded
        .flatMap(({ shellWidgets }) => shellWidgets)
        .map((definition) => [definition.name, shellWidget(definition)]),
      ...lazyWidgets.filter(isWanted).map((name) => [
        name,
        lazyWidget(name, () => loadCode(() => loadWidget(name)), {
          isLate: late.includes(name),
          isStatic: statics.includes(name),
        }),
      ]),
    ]),
  )
  await Promise.race([preloads, new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/** The longest wait for the code of the page's widgets, in ms. The code has usually arrived before this wait begins. */
const longestWait = 50

/**
 * Loads the code that decodes data, and the decoders of the areas. No page needs them to hydrate.
 *
 * @param endpoint the only call whose data the caller decodes. If its decoder is part of the kernel, the decoders of
 *   the areas do not load
 */
export async function loadDecoding(endpoint?: string) {
  const loading = loadCode(() => import('../../runtime/api/decode-response.ts'))
  if (endpoint === undefined || !(await loading).hasDecoder(endpoint)) await loadCode(decoders)
  return loading
}

/** Loads the table with the imports of widgets, so that the next page waits for one file less. */
export const loadWidgetImports = (): Promise<unknown> => import('livery:widgets')

/** Loads a widget: from the address in the page, or else through a table of widgets. */
async function loadWidget(name: string): Promise<WidgetDefinition> {
  const sent = scriptOf(name)
  if (sent !== undefined) {
    const { default: definition } = (await import(/* @vite-ignore */ sent)) as { readonly default: WidgetDefinition }
    return definition
  }
  const { widgets } = await (idleWidgets.includes(name) ? import('livery:idle-widgets') : import('livery:widgets'))
  const load = widgets[name]
  if (!load) throw new Error(`No code of ${name}.`)
  return (await load()).default
}

/** The widgets whose code has loaded before their blocks hydrate. */
const preloaded = new Map<string, WidgetDefinition>()

async function preloadWidget(name: string): Promise<void> {
  try {
    preloaded.set(name, await loadWidget(name))
  } catch {
    // The block loads it again, and reports the failure.
  }
}

/** Loads the code and the texts of a static widget, which then renders without waiting. */
export const prepareWidget = (name: string): Promise<unknown> => Promise.all([preloadWidget(name), wholeSite()])

/**
 * The component of a widget of the page frame (load `shell`). If the page contains the styles of the widget, but not
 * its HTML, the component renders immediately. Otherwise, the component is lazy: the block hydrates by itself, or waits
 * for the widget's styles.
 */
function shellWidget({ name, Component }: WidgetDefinition): WidgetComponent {
  const isReady = isSent(name) && !isRendered(name)
  return isReady ? Component : lazyWidget(name, async () => ({ name, Component }), {})
}

function lazyWidget(
  name: string,
  load: () => Promise<WidgetDefinition>,
  { isLate = false, isStatic = false }: { readonly isLate?: boolean; readonly isStatic?: boolean },
): WidgetComponent {
  const loadAll = async () => {
    if (isLate) await whenNeeded(name, idleWidgets.includes(name))
    // Only widgets of the sent page have their texts already.
    const site = isRendered(name) && !isLate && !isStatic ? undefined : wholeSite()
    const [definition] = await Promise.all([load(), stylesOf(name), site])
    return { default: definition.Component }
  }
  return lazy(() => {
    const known = preloaded.get(name)
    return known ? settled({ default: known.Component }) : loadAll()
  }) as WidgetComponent
}

/**
 * A result that is available immediately. With it, React hydrates a block in the same task as a tap on the block. With
 * a promise, the block would hydrate after all others.
 */
function settled<Value>(value: Value): Promise<Value> {
  const result: Pick<PromiseLike<Value>, 'then'> = {
    // Calls back before it returns, which a promise never does.
    then: (take) => {
      take?.(value)
      return result as never
    },
  }
  return result as Promise<Value>
}
