import { type ReactNode, useId } from 'react'
import { inheritedBy, originAt, valueIn } from '../model/merge-layers.ts'
import { layerFor } from '../brand-edits.ts'
import { useStudio } from '../studio-state.ts'
import { useRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'
import { Described } from '../Described.tsx'
import { FieldIssues } from './FieldIssues.tsx'
import { LayerMarks } from './LayerMarks.tsx'
import { notesOf, useIssues } from './use-control.ts'

interface FieldRowProps {
  readonly pointer: string
  readonly label: string
  readonly description?: string
  /** The id of the control, whose attributes `useControl` returns. Undefined for a row with several controls. */
  readonly control?: string
  /** Whether the row has further controls beside `control`, so that the label names the whole row. */
  readonly isGroup?: boolean
  /** Whether the control is beside its label. */
  readonly isShort?: boolean
  readonly children: ReactNode
}

/** A field with its label, the layer that sets its value, and a button that removes the value of the edited layer. */
export function FieldRow({
  pointer,
  label,
  description,
  control,
  isGroup = control === undefined,
  isShort,
  children,
}: FieldRowProps) {
  const text = useText()
  const refusal = useRefusal(pointer)
  const issues = useIssues(pointer)
  const id = useId()
  const notes = notesOf(control ?? id)
  return (
    <div
      className="field"
      data-pointer={pointer}
      data-short={isShort || undefined}
      role={isGroup ? 'group' : undefined}
      aria-label={isGroup ? label : undefined}
      aria-describedby={isGroup ? notes : undefined}
    >
      <div className="field-head">
        {control !== undefined && !isGroup ? (
          <label className="field-label" htmlFor={control}>
            {label}
          </label>
        ) : (
          <span className="field-label">{label}</span>
        )}
        {refusal !== undefined && (
          <span className="badge" title={refusal}>
            {text('locked')}
          </span>
        )}
        <Origin pointer={pointer} label={label} />
      </div>
      <fieldset className="plain" disabled={refusal !== undefined}>
        {children}
      </fieldset>
      <div className="field-notes" id={notes}>
        {description && <Described text={description} />}
        <FieldIssues issues={issues} />
      </div>
    </div>
  )
}

/**
 * Names the layer that sets the value of the edited layer, and the higher layer that overrides it. If the edited layer
 * itself sets the value, a button removes it.
 */
export function Origin({ pointer, label }: { readonly pointer: string; readonly label: string }) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const target = useStudio((state) => state.target)
  const layer = layerFor(pointer, target)
  const origin = originAt(values, layer, pointer)
  const isOwn = valueIn(values, layer, pointer) !== undefined
  const reset = inheritedBy(values, layer, pointer) === undefined ? 'unset' : 'reset'
  return (
    <span className="origin">
      {origin && (
        <span className="badge" data-kind={isOwn ? 'own' : origin.kind}>
          {isOwn
            ? text('own')
            : origin.kind === 'defaults'
              ? text('defaults')
              : text('inherited', { layer: origin.name })}
        </span>
      )}
      <LayerMarks pointer={pointer} label={label} reset={reset} />
    </span>
  )
}
