import { canaryPath, type Opening, type Outcome, type PointedRelease } from '../../app/releases/index.ts'
import { UsageError } from '../command-context.ts'
import { percent } from './release-options.ts'

/** The outcome of a publication that nothing prevented. */
export type Publication = Extract<Outcome, { readonly kind: 'published' | 'unchanged' }>

/**
 * Throws if a waiting release or another publisher prevented a publication.
 *
 * @param cancel the command that cancels the waiting releases
 */
export function requirePublication(outcome: Outcome, merchant: string, cancel: string): Publication {
  if (outcome.kind === 'blocked') throw new UsageError(blockedBy(outcome.by, cancel, merchant))
  if (outcome.kind === 'overtaken')
    throw new UsageError(
      `Somebody else published ${merchant} in the meantime, so nothing was published. Run livery releases to see that release, and publish again.`,
    )
  return outcome
}

interface PublicationFacts {
  readonly merchant: string
  readonly environment: string
  /** The publisher. */
  readonly by: string
  readonly opening: Opening | undefined
}

/** Describes a publication: its release, the repaired objects, and the address at which the operator sees a canary. */
export function describePublication(
  outcome: Publication,
  { merchant, environment, by, opening }: PublicationFacts,
): string {
  const place = `of ${merchant} in ${environment}`
  return [
    outcome.kind === 'unchanged'
      ? `Release ${outcome.sequence} ${place} has the same files. Nothing was published.\n`
      : `Release ${outcome.release.sequence} ${place} ${stateOf(opening)}, published by ${by}.\n`,
    repairs(outcome.repaired),
    outcome.kind === 'published' && opening && 'share' in opening
      ? `You see it at ${canaryPath(outcome.release.sequence)}/ of the site.\n`
      : '',
  ].join('')
}

function stateOf(opening: Opening | undefined): string {
  if (!opening) return 'is in service'
  return 'from' in opening
    ? `goes into service at ${new Date(opening.from).toISOString()}`
    : `is shown to ${percent(opening.share)} of visitors`
}

function repairs(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'Repaired an object of the store that was damaged or missing.\n'
    : `Repaired ${count} objects of the store that were damaged or missing.\n`
}

/** The message about waiting releases that would undo a publication, with the command that cancels them. */
function blockedBy(waiting: readonly PointedRelease[], command: string, merchant: string): string {
  const numbers = waiting.map(({ sequence }) => sequence).join(', ')
  return waiting.length === 1
    ? `Release ${numbers} of ${merchant} waits and would undo this one, so nothing was published. Cancel it first: ${command}`
    : `Releases ${numbers} of ${merchant} wait and would undo this one, so nothing was published. Cancel them first: ${command}`
}
