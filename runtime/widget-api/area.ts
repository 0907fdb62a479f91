/** How an area names its code, and the types of its contributions. */
export {
  type AreaCode,
  defineArea,
  type Guard,
  type GuardAnswer,
  type GuardFacts,
  type PartSource,
  type SessionPart,
} from '../areas/area.ts'
export { type AreaExamples, defineExamples } from '../areas/area-examples.ts'
export type { PublicQuery, QueryContext } from '../areas/public-data.ts'
export type { SlotValues } from '../areas/slot-values.ts'
export type { RouteMatch } from '../routing/match-route.ts'
// An area adds events to this interface: with it here, its module is in every program that has an area.
export type { SiteEvents } from '../tracking/announce-event.ts'
