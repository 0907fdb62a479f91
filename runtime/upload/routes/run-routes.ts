import { LoggedOut, describeError, TokenError } from '../upload-errors.ts'
import { limits } from '../limits.ts'
import { uploadMessages } from '../messages.ts'
import type { FlowNumber, StoredObject } from '../upload-options.ts'
import type { Job } from './job.ts'
import { inRounds, planOf, type Slot, skipReason } from './plan.ts'
import { restRoute } from './rest-route.ts'
import { type Route, sdkRoute } from './sdk-route.ts'

/** A stored object, and the slot that has written it. */
export interface FilledSlot extends Slot {
  readonly object: StoredObject
}

type Routes = Readonly<Record<FlowNumber, Route>>

/**
 * Tries routes and methods in the specified order until the first success (UPL-01, UPL-02, UPL-04, UPL-10). Returns
 * undefined if all have failed.
 *
 * @throws LoggedOut, or the reason of the job's signal
 */
export async function runRoutes(job: Job): Promise<FilledSlot | undefined> {
  const { settings, file, report } = job
  const plan = planOf(settings.mode)
  const slots = plan.slots.filter((slot) => {
    const reason = skipReason(slot, file.body.size, settings.methods)
    if (reason !== undefined) report.note(`${nameOf(slot)}: skipped, ${reason}`)
    return reason === undefined
  })
  const routes: Routes = { 1: sdkRoute(1, job), 2: sdkRoute(2, job), 3: restRoute(job) }
  return plan.isCycle ? inTurn(slots, routes, job) : inOrder(slots, routes, job)
}

/**
 * Tries each method with all of its attempts, then the next method. Skips the remaining methods of a route without a
 * token.
 */
async function inOrder(slots: readonly Slot[], routes: Routes, job: Job): Promise<FilledSlot | undefined> {
  const closed = new Set<FlowNumber>()
  for (const slot of slots) {
    for (let attempt = 1; attempt <= limits.attempts && !closed.has(slot.flow); attempt += 1) {
      const outcome = await tryOnce(slot, attempt, routes, job)
      if (outcome === 'no token') closed.add(slot.flow)
      else if (outcome !== 'failed') return outcome
      else if (attempt === limits.attempts) job.report.note(`${nameOf(slot)}: ${uploadMessages.attemptsFailed}`)
      else await job.dependencies.wait(limits.attemptDelay * 2 ** (attempt - 1), job.signal)
    }
  }
  return undefined
}

/**
 * Makes up to `limits.cycleTries` attempts, with pauses. Tries one slot after the other, in rounds, so that a large
 * file does not use all attempts on the first route. The first slot follows the last. Skips the remaining slots of a
 * route without a token.
 */
async function inTurn(slots: readonly Slot[], routes: Routes, job: Job): Promise<FilledSlot | undefined> {
  let queue = inRounds(slots)
  for (let tried = 0; tried < limits.cycleTries; tried += 1) {
    const [slot, ...others] = queue
    if (!slot) break
    if (tried > 0) await job.dependencies.wait(limits.cyclePause, job.signal)
    const outcome = await tryOnce(slot, tried + 1, routes, job)
    if (typeof outcome !== 'string') return outcome
    queue = outcome === 'no token' ? others.filter(({ flow }) => flow !== slot.flow) : [...others, slot]
  }
  job.report.note(uploadMessages.attemptsFailed)
  return undefined
}

async function tryOnce(
  slot: Slot,
  attempt: number,
  routes: Routes,
  job: Job,
): Promise<FilledSlot | 'failed' | 'no token'> {
  job.signal.throwIfAborted()
  try {
    const object = await routes[slot.flow].send(slot.method)
    job.report.note(`${nameOf(slot)}, attempt ${attempt}: uploaded`)
    return { ...slot, object }
  } catch (error) {
    job.signal.throwIfAborted()
    if (error instanceof LoggedOut) throw error
    job.report.note(`${nameOf(slot)}, attempt ${attempt}: ${describeError(error)}`)
    return error instanceof TokenError ? 'no token' : 'failed'
  }
}

const nameOf = ({ flow, method }: Slot) => `flow ${flow} ${method}`
