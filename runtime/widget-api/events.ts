/** Events that trackers may hear. */
export { announceEvent } from '../tracking/announce-event.ts'
