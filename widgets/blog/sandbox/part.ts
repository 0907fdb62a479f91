import { cardWidth, posterDrawing } from '../../../sandbox/artwork/index.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { blogGetArticle } from './endpoints/get-article.ts'
import { blogListArticles } from './endpoints/list-articles.ts'

/** Draws the picture of an article. Its name contains the article's id and a language, such as `first-deposit.th`. */
const draw = posterDrawing('articles', (id, merchant) => {
  const article = Object.hasOwn(merchant.data.articles, id) ? merchant.data.articles[id] : undefined
  if (!article) return undefined
  // The page shows the title beside the picture.
  return { width: cardWidth, motif: article.motif, title: article.topic, text: { en: merchant.name } }
})

const part: SandboxPart = {
  name: 'blog',
  data: ['articles'],
  endpoints: [blogGetArticle, blogListArticles],
  drawings: { articles: draw },
}

export default part
