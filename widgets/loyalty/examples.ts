import { defineExamples } from '../../runtime/widget-api/area.ts'

export default defineExamples({ member: { vip: '3' } })
