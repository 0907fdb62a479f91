import { edit, layerFor } from '../brand-edits.ts'
import { hiddenBy, valueIn } from '../model/merge-layers.ts'
import { StudioIcon } from '../StudioIcon.tsx'
import { useStudio } from '../studio-state.ts'
import { useRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { focusControl } from './focus-neighbour.ts'

interface LayerMarksProps {
  readonly pointer: string
  /** The name of the field for screen readers. */
  readonly label: string
  /** The result of the button: the inherited value, or no value. */
  readonly reset: 'reset' | 'unset'
}

/** A button that removes the value of the edited layer, if any, and the name of the higher layer that overrides it. */
export function LayerMarks({ pointer, label, reset }: LayerMarksProps) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const layer = layerFor(
    pointer,
    useStudio((state) => state.target),
  )
  const isLocked = useRefusal(pointer) !== undefined
  const hidden = hiddenBy(values, layer, pointer)
  return (
    <>
      {valueIn(values, layer, pointer) !== undefined && !isLocked && (
        <button
          type="button"
          className="reset"
          onClick={({ currentTarget }) => {
            focusControl(currentTarget, '.field, .message-field')
            edit([{ pointer }])
          }}
          aria-label={text(`${reset}-of`, { field: label })}
          title={text(reset)}
        >
          <StudioIcon name="reset" />
        </button>
      )}
      {hidden && (
        <span className="badge" data-kind="hidden">
          {text('hidden', { layer: hidden.name })}
        </span>
      )}
    </>
  )
}
