import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ContactList } from './ContactList.tsx'

export default defineWidget('contact/contact-list', ContactList)
