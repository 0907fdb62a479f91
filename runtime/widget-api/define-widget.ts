import type { ComponentType } from 'react'
import type { WidgetProps } from '../../schemas/generated/widget-props.ts'
import type { WidgetComponent } from '../loading/widget-registry.ts'

/** The props of a widget, from the schema in its facts. */
export type PropsOf<Name extends keyof WidgetProps> = WidgetProps[Name]

/** A widget: the name of its facts and its folder, and its component. */
export interface WidgetDefinition {
  readonly name: string
  readonly Component: WidgetComponent
}

/** Declares a widget: its name and its component. */
export function defineWidget<Name extends keyof WidgetProps>(
  name: Name,
  Component: ComponentType<PropsOf<Name>>,
): WidgetDefinition {
  // The page passes the manifest's values, which were validated against the schema of the props.
  return { name, Component: Component as unknown as WidgetComponent }
}
