import { areas, widgetNames, widgets } from 'livery:areas-on-server'
import { assertContributions, assertWidgets } from '../../runtime/areas/assert-contributions.ts'
import { registerAreas } from '../../runtime/areas/registered-areas.ts'
import { registerWidgets } from '../../runtime/loading/widget-registry.ts'
import { areas as areaFacts } from '../../schemas/generated/areas.ts'

assertContributions(areas, areaFacts)
assertWidgets(widgets, widgetNames)
registerAreas(areas)
registerWidgets(Object.fromEntries(widgets.map(({ name, Component }) => [name, Component])))
