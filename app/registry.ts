import { registerWidgets, type WidgetDefinition } from '../runtime/page/registry.ts'

/** Where runtime meets widgets: every folder of `widgets` that has an `index.ts`. */
const modules = import.meta.glob<{ readonly default: WidgetDefinition }>('../widgets/*/*/index.ts', { eager: true })

registerWidgets(Object.values(modules).map((module) => module.default))
