import { keepInterface } from '../head/interface-choices.ts'

export { keepInterface } from '../head/interface-choices.ts'
export { switchChoice } from '../head/switch-choice.ts'

/**
 * Stores whether the last visitor was a member. A style then hides guests' content (`guest-only`) until the session is
 * known. The mark is not a credential.
 */
export const storeVisitorKind = (isMember: boolean): void => keepInterface('visitor', isMember ? 'member' : 'guest')
