import type { DataOf, ParametersOf, PublicName, QueryContext } from './public-data.ts'
import { findQuery } from './registered-areas.ts'

/** Default freshness of public data, in ms. */
const defaultStaleTime = 60_000

/**
 * The query library's options for public data. The key contains name, locale and parameters, so that host and browser
 * have the same key. The load rejects if no registered area has the name.
 */
export function publicQuery<Name extends PublicName>(
  name: Name,
  context: QueryContext,
  parameters: ParametersOf<Name> = {} as ParametersOf<Name>,
) {
  const query = findQuery(name)
  return {
    queryKey: [name, context.reader.locale, parameters] as const,
    queryFn: async (): Promise<DataOf<Name>> => {
      if (!query) throw new Error(`No area has the public data "${name}".`)
      const load = async () => (await query.load(context, parameters as never)) as DataOf<Name>
      const { share } = context.reader
      return share ? share(`${name} ${JSON.stringify(parameters)}`, load) : load()
    },
    staleTime: query?.staleTime ?? defaultStaleTime,
    ...(query?.retry === false ? { retry: false } : {}),
  }
}
