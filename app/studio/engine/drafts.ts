import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readStrictJson } from '../../../runtime/manifest/index.ts'
import { StudioRefusal } from '../failures.ts'
import { RefusedPath, safeBrandPath } from './brand-path.ts'
import type { DraftFolder } from './draft-folder.ts'
import { withFolderLock } from './folder-lock.ts'
import { type Clash, rebase } from './three-way.ts'
import { removeUnfinished, writeFileWhole } from '../../../runtime/sources/write-file.ts'

/** A file with unsaved changes. */
export interface Draft {
  /**
   * The text on the disk before the first unsaved change, or when `resolve` last ended a conflict. Undefined if there
   * was no file.
   */
  readonly base: string | undefined
  readonly text: string
}

/** A file as edited in this studio: its draft, or its text on the disk. Texts are undefined if there is no file. */
export interface Reading {
  /** As in `Draft`. Without a draft, the text on the disk. */
  readonly base: string | undefined
  readonly text: string | undefined
}

/** The text of a new JSON file. */
export const emptyFile = '{}\n'

/** The text of an existing file after its content is removed. For JSON, this is an empty object. */
export const emptyText = (file: string): string => (file.endsWith('.json') ? emptyFile : '')

/** A file that somebody else has saved since its first unsaved change in this studio. */
export interface Conflict {
  /** The file below the folder of brands: `acme/tokens.json`. */
  readonly file: string
  readonly theirs: string
  /** Places that both editors have set to different values. Undefined if one of the texts is not JSON. */
  readonly clashes: readonly Clash[] | undefined
}

export type SaveResult = { readonly saved: readonly string[] } | { readonly conflicts: readonly Conflict[] }

/** A change that the studio refuses. The message is for the operator. */
export class RefusedChange extends StudioRefusal {
  override readonly name = 'RefusedChange'
}

/** Somebody else has changed a text since the operator's page showed it, and the two changes conflict. */
export class OvertakenText extends StudioRefusal {
  override readonly name = 'OvertakenText'
}

/**
 * The unsaved changes in a folder of brands, by file such as `acme/manifest.json`. Only `save` writes to files of
 * brands.
 *
 * @param root the folder that contains the brands
 * @param folder stores the drafts beyond the process; without it, they end with the process
 */
export function createDrafts(root: string, folder?: DraftFolder) {
  const drafts = new Map<string, Draft>()
  for (const [file, draft] of folder?.storedDrafts ?? []) restore(file, draft)

  /** Takes over a draft of an earlier process, unless it was saved just before that process ended. */
  function restore(file: string, draft: Draft): void {
    try {
      if (onDisk(file) === draft.text) folder?.forget(file)
      else drafts.set(file, draft)
    } catch (error) {
      // The brand's folder is missing. The stored draft remains, in case the folder returns.
      if (!(error instanceof RefusedPath)) throw error
    }
  }

  function setDraft(file: string, draft: Draft): void {
    folder?.keep(file, draft)
    drafts.set(file, draft)
  }

  function removeDraft(file: string): void {
    folder?.forget(file)
    drafts.delete(file)
  }

  function pathOf(file: string, makeFolders = false): string {
    const at = file.indexOf('/')
    return safeBrandPath(root, file.slice(0, at), file.slice(at + 1), makeFolders)
  }

  function onDisk(file: string): string | undefined {
    const path = pathOf(file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }

  function read(file: string): Reading {
    const draft = drafts.get(file)
    if (draft) return draft
    const text = onDisk(file)
    return { base: text, text }
  }

  /**
   * Sets the text of a file. A text equal to `base` removes the draft. Without a text, an existing JSON file becomes an
   * empty object, and an existing text page becomes empty.
   *
   * @param base the file's text when the editor read it, to find conflicts with a later save
   */
  function put(file: string, { base }: Pick<Reading, 'base'>, text: string | undefined): void {
    const wanted = text ?? (base === undefined ? undefined : emptyText(file))
    if (wanted === undefined || wanted === base) removeDraft(file)
    else setDraft(file, { base, text: wanted })
  }

  function conflictOf(file: string, { base, text }: Draft): Conflict | undefined {
    const theirs = onDisk(file)
    if (theirs === base) return undefined
    return { file, theirs: theirs ?? '', clashes: mergeTexts(file, { base, mine: text, theirs })?.clashes }
  }

  /** The conflicts of the files that somebody else has saved since their first unsaved change in this studio. */
  const conflicts = (files: Iterable<string> = drafts.keys()): readonly Conflict[] =>
    [...files].flatMap((file) => {
      const draft = drafts.get(file)
      return (draft && conflictOf(file, draft)) ?? []
    })

  /**
   * Writes drafts to the disk, each file atomically. If somebody else has saved one of the files, writes no file.
   *
   * @param patience how long to wait for another studio that writes in the folder, in ms
   * @throws RefusedChange for a JSON file whose draft is not strict JSON
   * @throws BusyFolder if another studio writes in the folder for longer. Nothing has changed then
   */
  function save(files: readonly string[], patience = 0): SaveResult {
    const wanted = files.flatMap((file) => {
      const draft = drafts.get(file)
      return draft ? [{ file, draft }] : []
    })
    for (const { file, draft } of wanted) {
      if (file.endsWith('.json') && 'findings' in readStrictJson(draft.text))
        throw new RefusedChange('not-json-to-save', { file })
    }
    if (wanted.length === 0) return { saved: [] }
    return withFolderLock(
      root,
      () => {
        const found = conflicts(files)
        if (found.length > 0) return { conflicts: found }
        for (const { file, draft } of wanted) {
          const path = pathOf(file, true)
          removeUnfinished(dirname(path))
          writeFileWhole(path, Buffer.from(draft.text))
          removeDraft(file)
        }
        return { saved: wanted.map(({ file }) => file) }
      },
      patience,
    )
  }

  /**
   * Ends a conflict: applies the draft's changes to the current text of the file, so that the other editor's changes
   * elsewhere remain. If a text is not JSON, keeps the whole draft.
   */
  function resolve(file: string): void {
    const draft = drafts.get(file)
    if (!draft) return
    const theirs = onDisk(file)
    put(file, { base: theirs }, mergeTexts(file, { base: draft.base, mine: draft.text, theirs })?.text ?? draft.text)
  }

  return {
    root,
    onDisk,
    read,
    put,
    save,
    resolve,
    conflicts,
    /** The history of a brand beyond the process. Undefined if the drafts end with the process. */
    stepsOf: (merchant: string) => folder?.stepsOf(merchant),
    all: (): ReadonlyMap<string, Draft> => drafts,
  }
}

export type Drafts = ReturnType<typeof createDrafts>

/**
 * Merges the text that an operator has typed with the changes of others since the page showed the file.
 *
 * @param shown the text over which the operator typed
 * @param sent earlier typed texts whose requests had no response, so that the file may contain one of them
 * @param current the current text of the file
 * @throws OvertakenText if both have changed the same place, or a text that is not JSON
 */
export function mergeTypedText(file: string, { shown, typed, sent = [] }: TypedText, current: string): string {
  if ([shown, ...sent, typed].includes(current)) return typed
  const merged = mergeTexts(file, { base: shown, mine: typed, theirs: current })
  if (merged?.clashes.length === 0) return merged.text
  throw new OvertakenText('overtaken', { file })
}

interface TypedText {
  readonly shown: string
  readonly typed: string
  readonly sent?: readonly string[]
}

/** A text before two editors changed it, and each editor's changed text. Undefined for a missing file. */
interface ChangedTexts {
  readonly base: string | undefined
  readonly mine: string | undefined
  readonly theirs: string | undefined
}

/**
 * Merges both editors' changes into one text. Returns undefined if one of the texts is not JSON.
 *
 * @param wins the editor whose value counts at a place that both have set
 */
export function mergeTexts(file: string, { base, mine, theirs }: ChangedTexts, wins: 'mine' | 'theirs' = 'mine') {
  // An empty file counts as an empty object, as it does for edits. Another program may just be writing the file.
  const texts = [base || emptyFile, mine ?? emptyFile, theirs || emptyFile] as const
  if (!file.endsWith('.json') || texts.some((text) => 'findings' in readStrictJson(text))) return undefined
  return rebase(...texts, wins)
}
