import type { FieldSchema } from '../model/field-schema.ts'

/** The properties of every field. */
export interface FieldProps {
  readonly field: FieldSchema
  /** The place of the manifest that the field edits. */
  readonly pointer: string
  readonly label: string
}
