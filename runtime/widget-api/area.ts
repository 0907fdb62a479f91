/** The declaration of an area's code, and the types of its contributions. */
export {
  type AreaCode,
  defineArea,
  type Guard,
  type GuardDecision,
  type GuardFacts,
  type PartSource,
  type SessionPart,
} from '../areas/area.ts'
export { type AreaExamples, defineExamples } from '../areas/area-examples.ts'
export type { PublicQuery, QueryContext } from '../areas/public-data.ts'
export type { SlotValues } from '../areas/slot-values.ts'
export type { RouteMatch } from '../routing/match-route.ts'
// Areas add events to this interface. This export adds the interface's module to every program with an area.
export type { SiteEvents } from '../tracking/announce-event.ts'
