import type { ComponentType } from 'react'

/** A widget as the page mounts it. Props were checked against its schema before the manifest was used. */
export interface WidgetDefinition {
  readonly name: string
  readonly Component: ComponentType<Record<string, unknown>>
}

const widgets = new Map<string, WidgetDefinition>()

/** The composition root hands the widgets over once, at start. */
export function registerWidgets(definitions: readonly WidgetDefinition[]): void {
  for (const definition of definitions) widgets.set(definition.name, definition)
}

export function findWidget(name: string): WidgetDefinition | undefined {
  return widgets.get(name)
}
