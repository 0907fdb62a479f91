import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { Footer } from './Footer.tsx'

export default defineWidget('layout/footer', Footer)
