/** The id of the live chat's panel, by which buttons open it before any script has run. */
export const chatPanel = 'live-chat'

/** Opens the panel of the live chat. False where the page has none. */
export function openChatPanel(): boolean {
  const panel = document.getElementById(chatPanel)
  // Hidden, it has no place to open in.
  if (!panel || panel.closest('[hidden]')) return false
  panel.showPopover()
  return true
}
