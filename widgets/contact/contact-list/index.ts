import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ContactList } from './ContactList.tsx'

export default defineWidget('contact/contact-list', ContactList)
