import { withoutMentions } from '../../errors/without-mentions.ts'
import { limits } from '../limits.ts'
import type { UploadOptions, UploadDependencies } from '../upload-options.ts'

/**
 * Notifies the team of a failed upload (UPL-03), without the name or key of the object. Sends nothing if `mayNotify`
 * refuses.
 */
export async function sendFailureNotice(
  { memberId, title }: UploadOptions,
  extension: string,
  report: string,
  dependencies: UploadDependencies,
): Promise<void> {
  if (!dependencies.mayNotify()) return
  const { device, browser } = dependencies.device()
  await dependencies.call('slack/notify-block', {
    title: chatText(title).slice(0, 128),
    block: {
      data: {
        file_name: `${await hashOf(memberId)}.${extension}`,
        device_type: device,
        browser: chatText(browser).slice(0, 255),
        full_log: shorten(chatText(report)),
      },
    },
  })
}

/** Escapes a text for a chat, so that it cannot contain mentions, links or markup. */
export function chatText(text: string): string {
  return withoutMentions(text).replace(/[`*_~|]/g, ' ')
}

/** Keeps the beginning and a larger part of the end, which matters more to the team. */
function shorten(text: string): string {
  if (text.length <= limits.reportLength) return text
  const mark = '\n…\n'
  const head = 1000
  return `${text.slice(0, head)}${mark}${text.slice(head + mark.length - limits.reportLength)}`
}

/**
 * Twelve characters of the SHA-256 of a member's id, enough to recognise two notices of one member. In a browser
 * without `subtle`, the word `member`.
 */
async function hashOf(memberId: string): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<Crypto>
  if (!subtle) return 'member'
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(memberId))
  return Array.from(new Uint8Array(digest).subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
