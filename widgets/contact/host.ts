import { defineHost } from '../../runtime/widget-api/host.ts'
import { chatFramePage } from './host/chat-frame-page.ts'
import { chatFramePath } from './model/chat/chat-frame.ts'
import { vendorNames } from './model/chat/chat-vendors.ts'

/** The pages that run the scripts of live chats, each in a separate origin. */
export default defineHost({
  routes: Object.fromEntries(
    ([...vendorNames, 'other'] as const).map((vendor) => [
      chatFramePath(vendor),
      (request) => chatFramePage(vendor, request),
    ]),
  ),
})
