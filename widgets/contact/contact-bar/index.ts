import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ContactBar } from './ContactBar.tsx'

export default defineWidget('contact/contact-bar', ContactBar)
