import type { FooterEntry, MenuEntry } from '../../../schemas/generated/records.ts'
import { languagesOf, type SandboxMerchant, textIn } from '../../../sandbox/index.ts'

/** The content of footer.json: each text, once in each language of the brand. */
export function footerEntries(merchant: SandboxMerchant): FooterEntry[] {
  return merchant.data.footer.flatMap((text) =>
    languagesOf(merchant).map((language) => ({
      language,
      title: textIn(text.title, language),
      domain: [...merchant.hosts],
      content: textIn(text.content, language),
      display_type: text.display_type,
    })),
  )
}

/** The content of menu.json: each entry, once in each language of the brand. */
export function menuEntries(merchant: SandboxMerchant): MenuEntry[] {
  return merchant.data.menu.flatMap((entry, index) =>
    languagesOf(merchant).map(
      (language): MenuEntry => ({
        language,
        title: textIn(entry.title, language),
        url: entry.url,
        icon: entry.icon,
        sequence: index + 1,
        placement: entry.placement,
        after_login: entry.after_login ? 1 : 0,
      }),
    ),
  )
}
