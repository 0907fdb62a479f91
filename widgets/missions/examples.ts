import { defineExamples } from '../../runtime/widget-api/area.ts'

export default defineExamples({
  nothing: { 'mission/get-calendar': { month: '', today: '', streak: 0, days: [], missions: [] } },
})
