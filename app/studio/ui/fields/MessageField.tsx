import { joinPointer } from '../../../../runtime/manifest/pointer.ts'
import { edit, layerFor } from '../brand-edits.ts'
import { messageText } from '../brand-names.ts'
import { hiddenBy, valueIn } from '../model/layered.ts'
import { StudioIcon } from '../StudioIcon.tsx'
import { useStudio } from '../studio-state.ts'
import { useRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { useValue } from '../use-value.ts'

interface MessageFieldProps {
  readonly id: string
  readonly language: string
  /** The name of the field for screen readers. */
  readonly label: string
}

/** The text of a message in one language. A typed text belongs to the edited layer. */
export function MessageField({ id, language, label }: MessageFieldProps) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const target = useStudio((state) => state.target)
  const pointer = joinPointer('/messages', language, id)
  const own = valueIn(values, layerFor(pointer, target), pointer)
  const shown = messageText(id, language, useValue(pointer)) ?? ''
  const hidden = hiddenBy(values, layerFor(pointer, target), pointer)
  const isLocked = useRefusal(pointer) !== undefined
  return (
    <div className="message-field" data-pointer={pointer} data-own={own !== undefined || undefined}>
      <textarea
        aria-label={label}
        lang={language}
        rows={Math.max(1, Math.ceil(shown.length / 34))}
        value={shown}
        readOnly={isLocked}
        onChange={(event) => edit([{ pointer, value: event.target.value }], true)}
      />
      {own !== undefined && !isLocked && (
        <button
          type="button"
          className="reset"
          aria-label={text('reset-of', { field: label })}
          onClick={() => edit([{ pointer }])}
        >
          <StudioIcon name="reset" />
        </button>
      )}
      {hidden && (
        <span className="badge" data-kind="hidden">
          {text('hidden', { layer: hidden.name })}
        </span>
      )}
    </div>
  )
}
