import type { ComponentType } from 'react'

/** A widget's component as the page mounts it. Props were checked against its schema before the manifest was used. */
export type WidgetComponent = ComponentType<Record<string, unknown>>

const widgets = new Map<string, WidgetComponent>()

/** The composition root hands the widgets over once, at start: name → component. In the browser each may load when it is first shown. */
export function registerWidgets(components: Readonly<Record<string, WidgetComponent>>): void {
  for (const [name, component] of Object.entries(components)) widgets.set(name, component)
}

export function findWidget(name: string): WidgetComponent | undefined {
  return widgets.get(name)
}
