import { useQueryClient } from '@tanstack/react-query'
import { findQuery } from '../areas/registered-areas.ts'
import { publicQuery } from '../areas/public-query.ts'
import { useSite } from './site-context.ts'
import type { ShownData } from './static-blocks.ts'

/** The public data of a static block: whether it differs for members, and `load`, which loads it and never rejects. */
export function useShownData(shown: ShownData) {
  const { data: site, reader } = useSite()
  const client = useQueryClient()
  return {
    differsByMember: shown.some(({ name }) => {
      const query = findQuery(name)
      return query?.differsByMember === true || query?.isFilteredByMember === true
    }),
    load: () =>
      Promise.all(
        shown.map(({ name, parameters }) =>
          client.prefetchQuery<unknown>(publicQuery(name, { reader, site }, parameters as never) as never),
        ),
      ),
  }
}
