import { limits } from '../limits.ts'
import { uploadMessages } from '../messages.ts'
import type { FlowNumber, MethodName, SdkMethod, UploadSettings } from '../upload-options.ts'

/** One method of one route. */
export interface Slot {
  readonly flow: FlowNumber
  readonly method: MethodName
}

/** The order of attempts in a mode, from its routes and methods (UPL-10). */
export interface Plan {
  readonly slots: readonly Slot[]
  /** Whether the attempts go through the slots in rounds, with pauses, up to `limits.cycleTries` attempts. */
  readonly isCycle: boolean
}

const sdkMethods: readonly SdkMethod[] = ['directUpload', 'chunkUpload', 'multipartUpload', 'fastSpeedUpload']

const sdkSlots = (flow: 1 | 2): readonly Slot[] => sdkMethods.map((method) => ({ flow, method }))

const allSlots: readonly Slot[] = [...sdkSlots(1), ...sdkSlots(2), { flow: 3, method: 'restUpload' }]

const plans: Readonly<Record<number, Plan>> = {
  1: { slots: sdkSlots(1), isCycle: false },
  2: { slots: sdkSlots(2), isCycle: false },
  3: { slots: allSlots, isCycle: true },
}

/** The routes of a mode (UPL-01). Mode 3 tries all routes in rounds. An unknown mode tries all routes in order. */
export function planOf(mode: number): Plan {
  return plans[mode] ?? { slots: allSlots, isCycle: false }
}

/** The slots in rounds: the first method of each route, then the second method of each, and so on. */
export function inRounds(slots: readonly Slot[]): readonly Slot[] {
  const roundOf = (slot: Slot) => slots.filter(({ flow }) => flow === slot.flow).indexOf(slot)
  return [...slots].sort((one, other) => roundOf(one) - roundOf(other))
}

const flags: Readonly<Record<SdkMethod, keyof UploadSettings['methods']>> = {
  directUpload: 'direct',
  chunkUpload: 'chunk',
  multipartUpload: 'multipart',
  fastSpeedUpload: 'fastSpeed',
}

/**
 * The reason why a slot is skipped: its method is switched off, or the file is too small for it (UPL-02). Otherwise
 * undefined.
 */
export function skipReason({ method }: Slot, size: number, methods: UploadSettings['methods']): string | undefined {
  if (method === 'restUpload') return undefined
  if (!methods[flags[method]]) return 'disabled'
  if ((method === 'chunkUpload' || method === 'multipartUpload') && size < limits.partsFrom) {
    return uploadMessages.tooSmallForParts
  }
  return method === 'fastSpeedUpload' && size < limits.fastSpeedFrom ? uploadMessages.tooSmallForFastSpeed : undefined
}
