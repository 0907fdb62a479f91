import type { Member } from '../../schemas/generated/records.ts'
import type { ResponseOf, Endpoint } from '../api/call-api.ts'

type DataOf<Name extends Endpoint> = NonNullable<Extract<ResponseOf<Name>, { readonly data?: unknown }>['data']>

/** An area's `examples.ts`: data for its widgets in the gallery. Only the preview loads it. */
export interface AreaExamples {
  /** The fields of a member that the area reads. */
  readonly member?: Partial<Member>
  /** The data of calls: `full` for an active member, `empty` for a new one. */
  readonly responses?: {
    readonly [Name in Endpoint]?: { readonly full: DataOf<Name>; readonly empty: DataOf<Name> }
  }
  /** The empty data of each public call whose data is not a list. */
  readonly nothing?: { readonly [Name in Endpoint]?: DataOf<Name> }
}

/** Declares an area's examples. */
export const defineExamples = (examples: AreaExamples): AreaExamples => examples
