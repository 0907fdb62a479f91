import { defineExamples } from '../../runtime/widget-api/area.ts'

export default defineExamples({
  nothing: {
    'blog/list-articles': { total: 0, items: [] },
    'blog/get-article': {
      id: 'empty',
      title: '',
      summary: '',
      topic: '',
      img: '',
      published: '',
      updated: '',
      minutes: 0,
      content: '',
      related: [],
    },
  },
})
