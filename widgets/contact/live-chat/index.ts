import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LiveChat } from './LiveChat.tsx'

export default defineWidget('contact/live-chat', LiveChat)
