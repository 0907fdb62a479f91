/** How a widget names itself. */
export { defineWidget, type PropsOf, type WidgetDefinition } from './define-widget.ts'
