import { type Drafts, emptyFile, emptyText, mergeTexts, type Reading } from './drafts.ts'
import type { Json } from '../../../runtime/manifest/index.ts'
import type { StepFolder } from './step-folder.ts'

/** The text of a file before and after a step. Undefined if there was no file. */
export interface TextChange {
  readonly before: string | undefined
  readonly after: string | undefined
}

/** A step of the history. */
export interface Step {
  /** The window that made the step. Undefined for a step of an earlier process. */
  readonly window?: string
  /** The text of each file before and after the step. */
  readonly changes: ReadonlyMap<string, TextChange>
}

/** The new text of a file, and the reading on which it is based. */
export interface Change {
  readonly reading: Reading
  readonly newText: string | undefined
}

/** A place that a change has left as it is, because somebody else has changed it since. */
export interface LeftPlace {
  readonly file: string
  /** Undefined if the file is not JSON: then the whole file remains as it is. */
  readonly pointer?: string
  /** The value that an edit would have set. Undefined for an undo or redo. */
  readonly value?: Json
}

/**
 * The maximum number of steps of a brand that can be undone. Only a redo exceeds it, until the next new step. Each step
 * stores the whole texts of its files.
 */
export const maxSteps = 500

/**
 * The history of one brand, in the order of its steps. A window undoes its own steps and the steps of closed windows,
 * but not the steps of other open windows.
 *
 * @param isOpen whether a window is open
 * @param folder stores the history beyond the process
 */
export function createEditHistory(drafts: Drafts, isOpen: (window: string) => boolean, folder?: StepFolder) {
  const past: Step[] = [...(folder?.past ?? [])]
  const future: Step[] = [...(folder?.future ?? [])]
  /** The step that the next edit of the same place continues. Undefined if the next edit is a separate step. */
  let openStep: { readonly step: Step; readonly place: string } | undefined

  /** Whether a window can undo or redo a step. */
  const belongsTo = (step: Step, window: string) =>
    step.window === undefined || step.window === window || !isOpen(step.window)

  /**
   * Makes a change of texts and adds it to the history.
   *
   * @param place names the edited place. Consecutive changes with the same place form one step. If empty, the change
   *   is a separate step
   */
  function record(window: string, place: string, texts: ReadonlyMap<string, Change>): void {
    const changes = new Map<string, TextChange>()
    for (const [file, { reading, newText }] of texts) {
      if (reading.text === newText) continue
      changes.set(file, { before: reading.text, after: newText })
      drafts.put(file, reading, newText)
    }
    if (changes.size === 0) return
    remove(future, (one) => belongsTo(one, window))
    const isSamePlace = place !== '' && openStep?.place === place && openStep.step.window === window
    const continued = isSamePlace && openStep && follows(openStep.step.changes, changes) ? openStep.step : undefined
    const step = { window, changes: continued ? joined(continued.changes, changes) : changes }
    if (continued) past.pop()
    past.push(step)
    past.splice(0, past.length - maxSteps)
    openStep = { step, place }
    folder?.keep(past, future)
  }

  /**
   * Undoes or redoes the last step that belongs to a window. Places that somebody else has changed since remain as they
   * are.
   *
   * @returns the places that remain as they are
   */
  function move(window: string, from: Step[], to: Step[], target: 'before' | 'after'): readonly LeftPlace[] {
    const step = from.findLast((one) => belongsTo(one, window))
    if (!step) return []
    openStep = undefined
    const moves = [...step.changes].map(([file, { before, after }]) =>
      target === 'before' ? moveText(file, after, before) : moveText(file, before, after),
    )
    // The step is removed only after the move. If the disk refuses the texts, the step remains.
    remove(from, (one) => one === step)
    // A step that changed no text leaves the history: there is no effect to reverse.
    if (moves.some(({ isMoved }) => isMoved)) to.push(step)
    folder?.keep(past, future)
    return moves.flatMap(({ left }) => left)
  }

  function moveText(file: string, start: string | undefined, reached: string | undefined) {
    const read = drafts.read(file)
    // If a new file was saved and then undone, the file is empty, not missing.
    if (read.text === start || (start === undefined && read.text === emptyText(file))) {
      drafts.put(file, read, reached)
      return { isMoved: true, left: [] }
    }
    const merged = mergeTexts(file, { base: start, mine: reached ?? emptyFile, theirs: read.text }, 'theirs')
    if (!merged) return { isMoved: false, left: [{ file }] }
    drafts.put(file, read, merged.text)
    return { isMoved: merged.text !== read.text, left: merged.clashes.map(({ pointer }) => ({ file, pointer })) }
  }

  const count = (steps: readonly Step[], window: string) => steps.filter((one) => belongsTo(one, window)).length

  return {
    record,
    undo: (window: string) => move(window, past, future, 'before'),
    redo: (window: string) => move(window, future, past, 'after'),
    /** Makes the next change a separate step. */
    pause: () => {
      openStep = undefined
    },
    /** The numbers of steps that a window can undo and redo. */
    steps: (window: string) => ({ undo: count(past, window), redo: count(future, window) }),
  }
}

/**
 * Whether the first step ends with the texts with which the second step begins. If not, somebody else has changed a
 * text in between, and the undo of a joined step would revert that change.
 */
const follows = (first: Step['changes'], second: Step['changes']): boolean =>
  [...second].every(([file, { before }]) => !first.has(file) || first.get(file)?.after === before)

function joined(first: Step['changes'], second: Step['changes']): Step['changes'] {
  const both = new Map(first)
  for (const [file, { before, after }] of second)
    both.set(file, { before: both.has(file) ? both.get(file)?.before : before, after })
  return both
}

function remove(steps: Step[], isRemoved: (step: Step) => boolean): void {
  steps.splice(0, steps.length, ...steps.filter((one) => !isRemoved(one)))
}
