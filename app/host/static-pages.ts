/** What a game's window shows while the game loads (RTE-15). It gives up its opener first, so that no game can reach our page. */
export const loadingGamePage = `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>…</title>
<style>html{color-scheme:dark;background:#111;color:#eee;font:16px/1.6 system-ui}body{display:grid;place-items:center;min-height:100vh;margin:0}i{width:44px;height:44px;border:4px solid #555;border-top-color:#fff;border-radius:50%;animation:t 1s linear infinite}@keyframes t{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){i{animation-duration:6s}}</style>
<script>window.opener=null</script></head><body><i role="status" aria-label="Loading"></i></body></html>
`

/** Where a provider sends a player back to (RTE-15). It reads nothing of its address: it closes, or offers the way home. */
export const closePage = `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Livery</title>
<style>html{color-scheme:light dark;font:18px/1.6 system-ui}body{display:grid;place-items:center;min-height:100vh;margin:0}</style>
<script>window.close()</script></head><body><a href="/">กลับหน้าแรก · Home</a></body></html>
`
