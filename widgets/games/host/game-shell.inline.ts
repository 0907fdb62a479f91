/**
 * The script of the shell. Accepts a game's HTML only from the page that frames the shell. The message must contain the
 * nonce of the shell's address.
 */
const nonce = location.hash.slice(1)

if (parent !== window) {
  addEventListener('message', ({ source, data }: MessageEvent<{ nonce?: unknown; html?: unknown } | null>) => {
    if (source !== parent || data?.nonce !== nonce || typeof data.html !== 'string') return
    document.open()
    document.write(data.html)
    document.close()
  })
  parent.postMessage(nonce, '*')
}
