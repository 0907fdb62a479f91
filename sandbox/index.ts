// Running a sandbox.
export { createSandbox, defaultSeed } from './create-sandbox.ts'
export {
  type Connection,
  ConnectionCut,
  type Sandbox,
  type SandboxMerchant,
  type SandboxOptions,
} from './sandbox-options.ts'
export { readMerchant } from './read-merchant.ts'
export { demoMember, demoPassword, type SeededMember, type SeedMember, seedMembers } from './seed/seed-members.ts'
export { type StartedSandbox, startSandbox } from './start-sandbox.ts'

// Building the parts of areas: `part.ts` has their shape, `artwork/index.ts` their drawing functions.
export {
  type EndpointResponse,
  type Call,
  type EndpointName,
  type MemberCall,
  memberEndpoint,
  openEndpoint,
} from './api/endpoint.ts'
export { daysOfMonth, serverTime, siteDay, siteMidnight } from './clock.ts'
export { inTransaction } from './database/open-database.ts'
export { prepared } from './database/prepared.ts'
export {
  type Columns,
  integerColumn,
  localisedColumn,
  orNull,
  rowReader,
  textColumn,
  wordColumn,
} from './database/row-reader.ts'
export { minorOf, toDecimal, toMinor } from './decimals.ts'
export { isForeign } from './http/check-call.ts'
export { describeErrors } from './http/describe-errors.ts'
export { badRequest, notFound, refuse, type Refusal } from './http/envelope.ts'
export { originOf } from './http/origin-of.ts'
export { languageOf } from '../schemas/locale-code.ts'
export { languagesOf } from './languages.ts'
export { publicPhone } from './public-phone.ts'
export { isUploadOf } from './objects/uploads.ts'
export { emit, objectionTo, partsOf } from './parts.ts'
export { type Random, randomFor } from './random.ts'
export { seedHash } from './seed/seed-hash.ts'
export { seedMark } from './seed/seed-mark.ts'
export { insertMember } from './session/insert-member.ts'
export { findMember, type MemberRow, normaliseUsername } from './session/members.ts'
export { hashPassword, passwordMatches } from './session/passwords.ts'
export { endedByAnother, expired } from './session/sessions.ts'
export type { StaticFile, WriteFile } from './static/static-file.ts'
export { refuser, messageLookup, type Text, textIn } from './localised-text.ts'
export type { SandboxContext } from './sandbox-context.ts'
