/**
 * A worker that creates a format of each kind. With its first one, a browser loads its tables of languages, which takes
 * 20 to 100 ms. They belong to the process: the page's thread then creates its formats in less than 1 ms.
 */
const { name: language } = globalThis as unknown as { readonly name: string }
new Intl.DateTimeFormat(language, { weekday: 'short' }).format()
new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(1)
new Intl.PluralRules(language).select(1)
new Intl.Collator(language).compare('a', 'b')
close()
