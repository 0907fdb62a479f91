import { openEndpoint, textIn } from '../../../../sandbox/index.ts'
import { articlesOf, type NamedArticle, publishedAt, summaryOf } from '../articles.ts'
import { refusal } from '../messages.ts'

const relatedCount = 3

/**
 * One article with up to three related articles: the newest ones of its topic, then the newest ones of other topics
 * (RTE-12).
 */
export const blogGetArticle = openEndpoint('blog/get-article', ({ sandbox, merchant, payload, language }) => {
  const articles = articlesOf(merchant)
  const article = articles.find(({ id }) => id === payload.id)
  if (!article) return refusal('article-unknown', language)
  const { updated_day } = article
  return {
    status: true,
    data: {
      ...summaryOf(article, sandbox, language),
      updated: updated_day === undefined ? '' : publishedAt(updated_day, sandbox.clock.now()),
      content: textIn(article.content, language),
      related: nearest(article, articles).map((one) => summaryOf(one, sandbox, language)),
    },
  }
})

function nearest({ id, topic }: NamedArticle, articles: readonly NamedArticle[]): readonly NamedArticle[] {
  const isOfTopic = (one: NamedArticle) => JSON.stringify(one.topic) === JSON.stringify(topic)
  const others = articles.filter((one) => one.id !== id)
  return [...others.filter(isOfTopic), ...others.filter((one) => !isOfTopic(one))].slice(0, relatedCount)
}
