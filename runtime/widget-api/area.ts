/** How an area names its code, and the types of its contributions. */
export {
  type AreaCode,
  type AreaVisit,
  defineArea,
  type Guard,
  type GuardAnswer,
  type GuardFacts,
  type PartSource,
  type SessionPart,
} from '../areas/area.ts'
export { type AreaExamples, defineExamples } from '../areas/area-examples.ts'
export type { PublicQuery, QueryContext } from '../areas/public-data.ts'
export type { RouteMatch } from '../routing/match-route.ts'
