import { registerWidgets } from '../../runtime/page/registry.ts'
import type { WidgetDefinition } from '../../runtime/widget-api/index.ts'

/** Where runtime meets widgets on the server: every folder of `widgets` that has an `index.ts`, loaded at once. */
const modules = import.meta.glob<{ readonly default: WidgetDefinition }>('../../widgets/*/*/index.ts', { eager: true })

registerWidgets(
  Object.fromEntries(Object.values(modules).map(({ default: widget }) => [widget.name, widget.Component])),
)
