import { diskReasons } from '../../runtime/errors/disk-reasons.ts'

/** The failures that the studio's server reports to its pages, in English. */
export const failureTexts = {
  'malformed-request': 'The request is malformed.',
  'no-brand': 'There is no brand "{brand}". Somebody may have renamed or removed its folder.',
  'not-this-file': 'The studio does not write this file.',
  'file-too-large': 'The file is too large. The limit is 4 MB for a picture.',
  'role-create': 'The role "{role}" may not create brands. {reason}',
  'role-brand': 'The role "{role}" may not change the brand "{place}". {reason}',
  'role-layer': 'The role "{role}" may not change the layer "{place}". {reason}',
  'role-place': 'The role "{role}" may not change {place}. {reason}',
  'brand-exists': 'There is already a brand "{brand}".',
  'brand-name':
    'A brand’s folder needs a name of 2 to 32 lowercase letters, digits and single hyphens between them. It cannot be "base".',
  'draft-changed': 'The draft has changed since it was shown. Review it again.',
  conflict: 'Somebody else has changed {files}. Nothing was saved. Choose which changes to keep.',
  'not-json-to-save': '{file} is not valid JSON. Fix it, then save.',
  'not-json-to-edit': '{file} is not valid JSON. Fix it in Files first.',
  overtaken:
    'Somebody else has changed {file} while you typed, so the studio did not accept your last change. The page shows the current file, and your text above it.',
  'layer-cannot-set': 'The layer "{layer}" cannot set {pointer}.',
  'wrong-picture': 'The content of the file does not fit its extension. Correct the extension, or choose another file.',
  'large-picture': 'The picture has more than 4 MB, and every visitor loads it. Choose a smaller file.',
  'draft-has-errors': 'The draft has errors, so there is no site to share. Fix them first.',
  'link-ended': 'This link has ended. Make a new one.',
  'too-many-links': 'There are {count} preview links. Revoke one of them first.',
  'links-not-open': 'Preview links cannot be opened: {reason}',
  'busy-folder': 'Another studio is writing in {folder}. Your change is not on the disk. Try again in a minute.',
  'disk-file': 'Livery cannot use {path}: {disk}.',
  disk: 'Livery cannot write a file: {disk}.',
  'not-created': '{reason}',
  failed: 'The studio failed: {reason}',
} as const

export type FailureId = keyof typeof failureTexts

export const isFailureId = (name: string): name is FailureId => Object.hasOwn(failureTexts, name)

/** A failure as data, so that a page can show it in its language. */
export interface Failure {
  readonly id: FailureId
  /** The values of the placeholders. `disk` is the code of a reason, such as `ENOSPC`. */
  readonly values: Readonly<Record<string, string | number>>
}

/** A request that the studio refuses, or cannot carry out. The message is in English. */
export class StudioRefusal extends Error {
  override readonly name: string = 'StudioRefusal'
  readonly failure: Failure
  constructor(id: FailureId, values: Failure['values'] = {}) {
    const failure = { id, values }
    super(failureText(failure, failureTexts, diskReasons))
    this.failure = failure
  }
}

/**
 * The text of a failure in one language.
 *
 * @param reasons the reasons for `disk` by their code
 */
export function failureText(
  { id, values }: Failure,
  texts: Readonly<Record<FailureId, string>>,
  reasons: Readonly<Record<string, string>>,
): string {
  const valueOf = (name: string) => {
    const value = String(values[name] ?? '')
    return name === 'disk' ? (reasons[value] ?? value) : value
  }
  return texts[id].replaceAll(/\{(\w+)\}/g, (_all, name: string) => valueOf(name)).trim()
}

/** The body of the response to a refused request: the failure as data, and its English text. */
export const refusalBody = ({ message, failure }: StudioRefusal) => ({ message, failure })
