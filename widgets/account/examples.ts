import { defineExamples } from '../../runtime/widget-api/area.ts'

export default defineExamples({
  answers: { 'user/get-id-document': { full: { state: 'pending' }, empty: { state: 'none' } } },
})
