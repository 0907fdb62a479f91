/** The id of the live chat's panel. Buttons name it, so that they open the panel before any script has run. */
export const chatPanel = 'live-chat'

/** Opens the panel of the live chat. False if the page has none, or if the panel is hidden. */
export function openChatPanel(): boolean {
  const panel = document.getElementById(chatPanel)
  if (!panel || panel.closest('[hidden]')) return false
  panel.showPopover()
  return true
}
