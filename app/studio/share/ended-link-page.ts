/** The page for an ended link, and for a visitor who has no link. It names no brand of the studio. */
export const endedLinkPage = (): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>
html { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
main { max-width: 28rem; margin: 18vh auto 0; padding: 0 1.5rem }
h1 { font-size: 1.5rem }
</style>
</head>
<body><main>
<h1>This preview has ended</h1>
<p>Ask the person who sent the link for a new one.</p>
<p lang="th">ลิงก์ตัวอย่างนี้สิ้นสุดแล้ว โปรดขอลิงก์ใหม่จากผู้ส่ง</p>
</main></body>
</html>
`,
    {
      status: 403,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
      },
    },
  )
