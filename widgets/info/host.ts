import { defineHost } from '../../runtime/widget-api/host.ts'
import { questionsIn } from './model/questions.ts'

/** Describes the questions of text pages to search engines. */
export default defineHost({
  describePage({ blocks, data }) {
    const questions = blocks.flatMap(({ widget, props }) => {
      const { page, questions: hasQuestions } = (props ?? {}) as {
        readonly page?: string
        readonly questions?: boolean
      }
      const hasAnswers = widget === 'info/markdown-page' && hasQuestions === true && page !== undefined
      return hasAnswers ? questionsIn(data('info/content', { page }) ?? '') : []
    })
    if (questions.length === 0) return undefined
    const mainEntity = questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }))
    return { structuredData: [{ '@type': 'FAQPage', mainEntity }] }
  },
})
