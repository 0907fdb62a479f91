import {
  defineHost,
  type PageDescription,
  parseServerTime,
  type RenderedView,
  type StructuredData,
} from '../../runtime/widget-api/host.ts'
import type { Article, ArticleSummary } from '../../schemas/generated/records.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { articlesPerPage } from './model/page-count.ts'

/** The description of the blog's pages for search engines. */
export default defineHost({
  describePage(page) {
    const shows = (name: string) => page.blocks.some(({ widget }) => widget === name)
    if (shows('blog/article')) return describeArticle(page)
    if (shows('blog/article-list')) return describeList(page)
    return undefined
  },
})

function describeArticle(page: RenderedView): PageDescription | undefined {
  const article = page.data('blog/article', { id: page.parameters.id ?? '' })
  if (!article) return undefined
  const { title, summary } = article
  return { title, description: summary, structuredData: [posting(article, page)] }
}

function posting(article: Article, page: RenderedView): StructuredData {
  const { published, updated, topic } = article
  const author = { '@type': 'Organization', name: page.resolved.manifest.merchant.name, url: `${page.origin}/` }
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    ...pictureOf(article, page),
    ...momentOf('datePublished', published),
    ...momentOf('dateModified', updated === '' ? published : updated),
    ...(topic === '' ? {} : { articleSection: topic }),
    inLanguage: languageOf(page.locale),
    mainEntityOfPage: page.address,
    author,
    publisher: author,
  }
}

function describeList(page: RenderedView): PageDescription | undefined {
  const list = page.data('blog/list', { count: String(articlesPerPage) })
  if (!list) return undefined
  const blogPost = list.items.map((article) => ({
    '@type': 'BlogPosting',
    headline: article.title,
    url: page.addressOf('blog-post', { id: article.id }),
    ...momentOf('datePublished', article.published),
    ...pictureOf(article, page),
  }))
  return { structuredData: [{ '@type': 'Blog', url: page.address, inLanguage: languageOf(page.locale), blogPost }] }
}

function pictureOf({ img }: Pick<ArticleSummary, 'img'>, { origin }: RenderedView) {
  return img === '' ? {} : { image: new URL(img, origin).href }
}

/** An object with one property, whose value is the time as ISO 8601. Empty if the text is not a time. */
function momentOf(name: 'datePublished' | 'dateModified', time: string) {
  const at = parseServerTime(time)
  return Number.isNaN(at) ? {} : { [name]: new Date(at).toISOString() }
}
