import { openEndpoint } from '../../../../sandbox/index.ts'
import { articlesOf, summaryOf } from '../articles.ts'

/** The newest articles (RTE-12). */
export const blogListArticles = openEndpoint('blog/list-articles', ({ sandbox, merchant, payload, language }) => {
  const articles = articlesOf(merchant)
  const items = articles.slice(0, payload.limit).map((article) => summaryOf(article, sandbox, language))
  return { status: true, data: { total: articles.length, items } }
})
