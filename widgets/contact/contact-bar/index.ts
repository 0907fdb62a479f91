import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ContactBar } from './ContactBar.tsx'

export default defineWidget('contact/contact-bar', ContactBar)
