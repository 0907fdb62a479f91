/** Events for trackers. */
export { announceEvent } from '../tracking/announce-event.ts'
