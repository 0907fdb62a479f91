import type { Member } from '../../schemas/generated/records.ts'
import type { AnswerOf, Endpoint } from '../api/call-api.ts'

type DataOf<Name extends Endpoint> = NonNullable<Extract<AnswerOf<Name>, { readonly data?: unknown }>['data']>

/** An area's `examples.ts`: the data that the gallery shows its widgets with. Only the preview loads it. */
export interface AreaExamples {
  /** The area's fields of a member. */
  readonly member?: Partial<Member>
  /** Answers to members' calls: of an active member and of a new one. */
  readonly answers?: {
    readonly [Name in Endpoint]?: { readonly full: DataOf<Name>; readonly empty: DataOf<Name> }
  }
  /** Empty data of public calls whose data is not a list. */
  readonly nothing?: { readonly [Name in Endpoint]?: DataOf<Name> }
}

/** Names an area's examples. */
export const defineExamples = (examples: AreaExamples): AreaExamples => examples
