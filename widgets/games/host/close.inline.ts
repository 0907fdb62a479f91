/** The script of /Close: it notifies the site's pages that balances may have changed, and closes its window. */
new BroadcastChannel('livery-closed').postMessage('')
window.close()
