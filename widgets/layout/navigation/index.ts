import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { Navigation } from './Navigation.tsx'

export default defineWidget('layout/navigation', Navigation)
