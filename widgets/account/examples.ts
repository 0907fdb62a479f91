import { defineExamples } from '../../runtime/widget-api/area.ts'

export default defineExamples({
  responses: { 'user/get-id-document': { full: { state: 'pending' }, empty: { state: 'none' } } },
})
