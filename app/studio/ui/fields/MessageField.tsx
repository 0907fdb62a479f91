import { joinPointer } from '../../../../runtime/manifest/pointer.ts'
import { edit, layerFor } from '../brand-edits.ts'
import { messageText } from '../brand-names.ts'
import { valueIn } from '../model/merge-layers.ts'
import { useStudio } from '../studio-state.ts'
import { useRefusal } from '../use-rights.ts'
import { useValue } from '../use-value.ts'
import { LayerMarks } from './LayerMarks.tsx'

interface MessageFieldProps {
  readonly id: string
  readonly language: string
  /** The name of the field for screen readers. */
  readonly label: string
}

/** The text of a message in one language. Typing sets it in the edited brand's layer for every environment. */
export function MessageField({ id, language, label }: MessageFieldProps) {
  const values = useStudio((state) => state.values)
  const target = useStudio((state) => state.target)
  const pointer = joinPointer('/messages', language, id)
  const own = valueIn(values, layerFor(pointer, target), pointer)
  const shown = messageText(id, language, useValue(pointer)) ?? ''
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
      <LayerMarks pointer={pointer} label={label} reset="reset" />
    </div>
  )
}
