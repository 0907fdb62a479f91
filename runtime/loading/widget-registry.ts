import type { ComponentType } from 'react'

/** A widget's component. The validation of the manifest has checked its props. */
export type WidgetComponent = ComponentType<Record<string, unknown>>

const widgets = new Map<string, WidgetComponent>()

/**
 * Registers the widgets by name. In the browser, a component may load its code when a page first shows it.
 */
export function registerWidgets(components: Readonly<Record<string, WidgetComponent>>): void {
  for (const [name, component] of Object.entries(components)) widgets.set(name, component)
}

/** The component of a widget by its name. Undefined if it is not registered. */
export function findWidget(name: string): WidgetComponent | undefined {
  return widgets.get(name)
}
