/**
 * Creates one format of each kind in a worker. For its first format, the browser loads its tables of languages, in 20
 * to 100 ms. Worker and page share these tables.
 */
const { name: language } = globalThis as unknown as { readonly name: string }
new Intl.DateTimeFormat(language, { weekday: 'short' }).format()
new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(1)
new Intl.PluralRules(language).select(1)
new Intl.Collator(language).compare('a', 'b')
close()
