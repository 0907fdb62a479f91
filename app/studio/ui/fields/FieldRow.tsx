import type { ReactNode } from 'react'
import { hiddenBy, originAt, saidBy } from '../model/layered.ts'
import { edit, useStudio } from '../studio-store.ts'
import { useText } from '../use-text.ts'
import { Described } from '../Described.tsx'
import { Icon } from '../Icon.tsx'

interface FieldRowProps {
  readonly pointer: string
  readonly label: string
  readonly description?: string
  /** The id of the control; left out where the row holds several. */
  readonly control?: string
  /** Whether the control is beside its label. */
  readonly isShort?: boolean
  readonly children: ReactNode
}

/** A field with its label, where its value comes from, and the way back to the inherited one. */
export function FieldRow({ pointer, label, description, control, isShort, children }: FieldRowProps) {
  const issues = useStudio(({ brand }) => brand?.issues)?.filter((issue) => issue.pointer === pointer) ?? []
  return (
    <div
      className="field"
      data-pointer={pointer}
      data-short={isShort || undefined}
      role={control ? undefined : 'group'}
      aria-label={control ? undefined : label}
    >
      <div className="field-head">
        {control ? (
          <label className="field-label" htmlFor={control}>
            {label}
          </label>
        ) : (
          <span className="field-label">{label}</span>
        )}
        <Origin pointer={pointer} label={label} />
      </div>
      {children}
      {description && <Described text={description} />}
      {issues.map((issue) => (
        <p key={issue.code + issue.message} className="field-issue" data-severity={issue.severity}>
          {issue.message} {issue.suggestion}
        </p>
      ))}
    </div>
  )
}

/** The layer that a value comes from, with a button where it was set in the layer that is edited. */
export function Origin({ pointer, label }: { readonly pointer: string; readonly label: string }) {
  const text = useText()
  const values = useStudio((state) => state.values)
  const target = useStudio((state) => state.target)
  const isCommon = /^\/(?:tokens|messages)(?:\/|$)/.test(pointer)
  const layer = isCommon ? (target.split('/')[0] ?? target) : target
  const origin = originAt(values, pointer)
  const isOwn = saidBy(values, layer, pointer) !== undefined
  const hidden = hiddenBy(values, layer, pointer)
  return (
    <span className="origin">
      {origin && (
        <span className="badge" data-kind={isOwn && origin.name === layer ? 'own' : origin.kind}>
          {origin.name === layer
            ? text('own')
            : origin.kind === 'defaults'
              ? text('defaults')
              : text('inherited', { layer: origin.name })}
        </span>
      )}
      {isOwn && (
        <button
          type="button"
          className="reset"
          onClick={() => edit([{ pointer }])}
          aria-label={text('reset-of', { field: label })}
          title={text('reset')}
        >
          <Icon name="reset" />
        </button>
      )}
      {isOwn && hidden && (
        <span className="badge" data-kind="hidden">
          {text('hidden', { layer: hidden.name })}
        </span>
      )}
    </span>
  )
}
