import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { Footer } from './Footer.tsx'

export default defineWidget('layout/footer', Footer)
