import type { ResponseOf } from '../../runtime/widget-api/data.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'
import type { Article } from '../../schemas/generated/records.ts'

type List = NonNullable<ResponseOf<'blog/list-articles'>['data']>

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /** The newest articles. The count is a string, like each parameter of an address. */
    'blog/list': (parameters: { readonly count: string }) => List
    /** Null if the blog has no article with this id. */
    'blog/article': (parameters: { readonly id: string }) => Article | null
  }
}

const queries = () => import('./queries.ts')

export default defineArea({
  name: 'blog',
  guards: {
    'known-article': {
      needs: ({ parameters: { id = '' } }) => [{ name: 'blog/article', parameters: { id } }],
      // Until the backend has responded, the article may exist.
      decide: ({ data }) => (data('blog/article') === null ? 'not-found' : 'enter'),
    },
  },
  queries: {
    'blog/list': { load: async (...args) => (await queries()).loadArticles(...args) },
    'blog/article': { load: async (...args) => (await queries()).loadArticle(...args) },
  },
})
