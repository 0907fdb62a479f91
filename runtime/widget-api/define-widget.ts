import type { ComponentType } from 'react'
import type { WidgetProps } from '../../schemas/generated/widget-props.ts'
import type { WidgetComponent } from '../loading/widget-registry.ts'

/** The props of a widget, from the schema in its facts. */
export type PropsOf<Name extends keyof WidgetProps> = WidgetProps[Name]

/** A widget: the name that is in its facts and of its folder, and its component. */
export interface WidgetDefinition {
  readonly name: string
  readonly Component: WidgetComponent
}

/** Names a widget's component. */
export function defineWidget<Name extends keyof WidgetProps>(
  name: Name,
  Component: ComponentType<PropsOf<Name>>,
): WidgetDefinition {
  // The page hands over what the manifest holds, which was checked against the props' schema.
  return { name, Component: Component as unknown as WidgetComponent }
}
