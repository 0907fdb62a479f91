import type { Issue } from '../../../../runtime/issues/issue.ts'
import { type Section, sectionOf } from './sections.ts'

/** The part of the studio that shows the place of an issue. */
export interface IssuePlace {
  /** The id of the section. */
  readonly section: string
  /** The place of the manifest, if the section has a field for it. */
  readonly pointer?: string
  /** The entry of the section: a text page, or a file. */
  readonly entry?: string
}

/**
 * Whether the pointer of an issue leads into the manifest. The pointer of an issue in `sandbox.json` leads into that
 * file.
 */
export const isOfManifest = ({ file }: Pick<Issue, 'file'>): boolean => !file.endsWith('/sandbox.json')

/** Finds the place of an issue: its field, its text page, the pictures, or else its file as text. */
export function issuePlace(
  sections: readonly Section[],
  { file, pointer }: Pick<Issue, 'file' | 'pointer'>,
): IssuePlace {
  const path = file.slice(file.indexOf('/') + 1)
  const [, page] = /^content\/[^/]+\/(.+)\.md$/.exec(path) ?? []
  if (page !== undefined) return { section: 'texts', entry: page }
  if (path.startsWith('assets/')) return { section: 'assets' }
  const section = isOfManifest({ file }) ? sectionOf(sections, pointer) : undefined
  return section ? { section: section.id, pointer } : { section: 'code', entry: path }
}
