import { areas, widgets } from 'livery:areas-on-server'
import { registerAreas } from '../../runtime/areas/registered-areas.ts'
import { registerWidgets } from '../../runtime/loading/widget-registry.ts'

registerAreas(areas)
registerWidgets(Object.fromEntries(widgets.map(({ name, Component }) => [name, Component])))
