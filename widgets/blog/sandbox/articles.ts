import type { ArticleSummary } from '../../../schemas/generated/records.ts'
import type { SandboxArticle } from '../../../schemas/generated/sandbox.ts'
import { type SandboxMerchant, serverTime, siteMidnight, textIn, type SandboxContext } from '../../../sandbox/index.ts'

/** An article with its name in addresses. */
export type NamedArticle = SandboxArticle & { readonly id: string }

/** The articles of a brand, newest first. */
export function articlesOf({ data }: SandboxMerchant): readonly NamedArticle[] {
  return Object.entries(data.articles)
    .map(([id, article]) => ({ id, ...article }))
    .toSorted((one, other) => other.day - one.day)
}

/** Characters that a person reads in a minute. */
const readingSpeed = 900

/** An article as lists show it. */
export function summaryOf(article: NamedArticle, { clock }: SandboxContext, language: string): ArticleSummary {
  const { length } = textIn(article.content, language).replaceAll(/<[^>]*>/g, '')
  return {
    id: article.id,
    title: textIn(article.title, language),
    summary: textIn(article.summary, language),
    topic: textIn(article.topic, language),
    img: `/static/art/articles/${article.id}.${language}.svg`,
    published: publishedAt(article.day, clock.now()),
    minutes: Math.max(1, Math.round(length / readingSpeed)),
  }
}

const hour = 3_600_000

/** The time 9:00 on the day `day` days after `now`, in the time format of the calls. */
export const publishedAt = (day: number, now: number) => serverTime(siteMidnight(now, day) + 9 * hour)
