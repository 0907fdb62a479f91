/** The declaration of a widget. */
export { lazyPart } from '../loading/lazy-part.ts'
export { defineWidget, type PropsOf, type WidgetDefinition } from './define-widget.ts'
