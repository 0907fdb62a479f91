import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'
import type { Article } from '../../schemas/generated/records.ts'

/** The newest articles, up to a count. */
export const loadArticles = async ({ reader }: QueryContext, { count }: { readonly count: string }) =>
  requiredData(await reader.call('blog/list-articles', { limit: Number(count) }))

/** The code of a response about an unknown article. */
const unknownArticle = 4291

/** The article of an address. Null if the blog has no article with this id. */
export async function loadArticle({ reader }: QueryContext, { id }: { readonly id: string }): Promise<Article | null> {
  const response = await reader.call('blog/get-article', { id })
  return !response.status && response.code === unknownArticle ? null : requiredData(response)
}
