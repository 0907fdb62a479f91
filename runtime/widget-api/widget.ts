/** The declaration of a widget. */
export { defineWidget, type PropsOf, type WidgetDefinition } from './define-widget.ts'
