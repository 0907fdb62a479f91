import { expect, test } from 'vitest'
import { recogniseChat } from './chat-vendors.ts'

const livechat = (license: string) => `<!-- Start of LiveChat (www.livechat.com) code -->
<script>
    window.__lc = window.__lc || {};
    window.__lc.license = ${license};
    window.__lc.integration_name = "manual_channels";
    ;(function(n,t,c){var e={init:function(){var n=t.createElement("script");n.async=!0,n.src="https://cdn.livechatinc.com/tracking.js",t.head.appendChild(n)}};e.init()}(window,document,[].slice))
</script>`
const tawk = (id: string) => `var Tawk_API=Tawk_API||{}, Tawk_LoadStart=new Date();
(function(){var s1=document.createElement("script");s1.async=true;s1.src='https://embed.tawk.to/${id}';})();`

test.each([
  [livechat('19100001'), { vendor: 'livechat', id: '19100001' }],
  ["window.__lc = { license: '4567' }; s.src='//cdn.livechatinc.com/tracking.js'", { vendor: 'livechat', id: '4567' }],
  [tawk('0123456789abcdef01234567/default'), { vendor: 'tawk', id: '0123456789abcdef01234567/default' }],
  [tawk('0123456789abcdef01234567/1h2j3k'), { vendor: 'tawk', id: '0123456789abcdef01234567/1h2j3k' }],
])('[CON-02] the account of a vendor is found in the vendor’s own snippet', (script, known) => {
  expect(recogniseChat(script)).toEqual(known)
})

test.each([
  ['nothing', ''],
  ['another vendor', "window.ChatDesk={id:'siam-th-01'};"],
  ['a licence without the vendor’s script', 'window.__lc.license = 12345; evil()'],
  ['a licence of one digit', livechat('"1;alert(1)"')],
  ['a licence without a digit', livechat('"abc"')],
  ['a licence of many digits', livechat('1234567890123')],
  ['a malformed property', tawk('../../evil.js')],
  ['a property with more text after it', tawk('0123456789abcdef01234567/default/../../evil')],
  ['a host whose name begins like the vendor’s', "src='https://embed.tawk.to.evil.example/0123456789abcdef01234567/x'"],
  ['two vendors', livechat('19100001') + tawk('0123456789abcdef01234567/default')],
])('[CON-02] %s is not a known chat', (_what, script) => {
  expect(recogniseChat(script)).toBeUndefined()
})

test('[CON-02] only the account is read from a hostile text', () => {
  const starts = [
    '</script><script>alert(1)//',
    '";alert(1);//',
    '${alert(1)}',
    '\u2028alert(1)',
    '<img src=x onerror=alert(1)>',
  ]
  for (const start of starts) {
    for (const snippet of [livechat('19100001'), tawk('0123456789abcdef01234567/default')]) {
      const { vendor = 'none', id = '' } = recogniseChat(`${start}${snippet}${start}`) ?? {}
      expect(`${vendor} ${id}`).toMatch(/^(livechat \d+|tawk [0-9a-f]{24}\/default)$/)
    }
  }
})
