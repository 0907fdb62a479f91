import { useStudio } from '../studio-state.ts'
import { hashOf } from '../use-place.ts'
import { useText } from '../use-text.ts'

/** Whether the studio has read the open brand since it started. If not, all forms would be empty. */
export const useIsReadable = (): boolean =>
  useStudio(({ brand }) => brand?.layers.some(({ name }) => name === brand.brand) ?? false)

/** Instead of a form, names the files with errors. */
export function UnreadableBrand() {
  const text = useText()
  const issues = useStudio(({ brand }) => brand?.issues) ?? []
  const own = useStudio(({ brand }) => brand?.files) ?? []
  const files = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  return (
    <>
      <p className="field-issue">{text('unreadable')}</p>
      <ul>
        {[...files].map((file) => (
          <li key={file}>
            {own.includes(file) ? <a href={hashOf('code', file.slice(file.indexOf('/') + 1))}>{file}</a> : file}
          </li>
        ))}
      </ul>
    </>
  )
}
