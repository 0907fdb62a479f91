import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { cardWidth, drawPoster } from '../../../sandbox/artwork/index.ts'
import type { Draw, SandboxPart } from '../../../sandbox/part.ts'
import { blogGetArticle } from './endpoints/get-article.ts'
import { blogListArticles } from './endpoints/list-articles.ts'

/** The picture of an article, `first-deposit.th`. */
const draw: Draw = (name, sandbox, merchant) => {
  const [id = '', language = fallbackLanguage] = name.split('.')
  const article = Object.hasOwn(merchant.data.articles, id) ? merchant.data.articles[id] : undefined
  if (!article) return undefined
  // The page shows the title beside the picture.
  const poster = { width: cardWidth, motif: article.motif, title: article.topic, text: { en: merchant.name } } as const
  return drawPoster(poster, `articles:${name}`, language, sandbox, merchant)
}

const part: SandboxPart = {
  name: 'blog',
  data: ['articles'],
  endpoints: [blogGetArticle, blogListArticles],
  drawings: { articles: draw },
}

export default part
