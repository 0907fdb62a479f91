import { useId } from 'react'
import { isOfManifest } from '../model/issue-place.ts'
import { useStudio } from '../studio-state.ts'

/** The issues of a place of the manifest, and of all places below it. */
export function useIssues(pointer: string) {
  const issues = useStudio(({ brand }) => brand?.issues) ?? []
  return issues.filter(
    (issue) => isOfManifest(issue) && (issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`)),
  )
}

/**
 * The id of the element with a field's description and issues.
 *
 * @param control the id of the field's control
 */
export const notesOf = (control: string) => `${control}-notes`

/** The attributes of a field's control. They refer a screen reader to the field's description and issues. */
export function useControl(pointer: string) {
  const id = useId()
  const isInvalid = useIssues(pointer).some(({ severity }) => severity === 'error')
  return { id, 'aria-describedby': notesOf(id), 'aria-invalid': isInvalid || undefined } as const
}
