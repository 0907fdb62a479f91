import type { ComponentType } from 'react'
import type { WidgetProps } from '../../schemas/generated/widget-props.ts'
import type { WidgetDefinition } from '../page/registry.ts'

/** The props of a widget, from the schema in its facts. */
export type PropsOf<Name extends keyof WidgetProps> = WidgetProps[Name]

/** Names a widget's component. The name is the one in its facts and of its folder. */
export function defineWidget<Name extends keyof WidgetProps>(
  name: Name,
  Component: ComponentType<PropsOf<Name>>,
): WidgetDefinition {
  // The page hands over what the manifest holds, which was checked against the props' schema.
  return { name, Component: Component as unknown as ComponentType<Record<string, unknown>> }
}
