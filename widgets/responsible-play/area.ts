import { defineArea } from '../../runtime/widget-api/area.ts'

export default defineArea({ name: 'responsible-play' })
