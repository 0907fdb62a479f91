import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { Navigation } from './Navigation.tsx'

export default defineWidget('layout/navigation', Navigation)
