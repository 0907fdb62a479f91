import { type CatalogueEntry, nullOf, oneOf, quoted, type ContextWith } from './catalogue-entry.ts'

/** Contradictions within a whole brand. */
export const brandIssues = {
  'area-missing': {
    title: 'A missing area that another one needs',
    severity: 'error',
    message: ({ name, found, expected }: ContextWith<'name' | 'expected', 'found'>) =>
      found !== undefined
        ? `The areas ${found} need ${expected}, which "areas" does not name. Add ${expected} to "areas", or remove these areas.`
        : `The area ${quoted(name)} needs ${expected}, which "areas" does not name. Add ${expected} to "areas", or remove ${quoted(name)}.`,
  },
  'area-not-chosen': {
    title: 'A part of an area that the brand leaves out',
    severity: 'error',
    message: ({ name, owner, found }: ContextWith<'name' | 'owner' | 'found'>) =>
      found === 'entry'
        ? `The entry ${quoted(name)} needs the area ${quoted(owner)}, which "areas" does not name, so the site would not show it. Add the area to "areas", or change or remove the entry.`
        : `${quoted(name)} belongs to the area ${quoted(owner)}, which "areas" does not name, so this ${found} would have no effect. Add the area to "areas", or remove the ${found}.`,
  },
  'wrong-merchant-id': {
    title: 'An id that is not the folder’s name',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `The id is ${found}, but the brand’s folder is ${quoted(expected)}. Correct the id, or rename the folder.`,
  },
  'domain-claimed-twice': {
    title: 'One domain for two sites',
    severity: 'error',
    message: ({ name, owner, found }: ContextWith<'name' | 'owner', 'found'>) =>
      `The host name ${quoted(name)} also belongs to ${owner}, and a host name can lead to one site only. ${found ?? 'Remove it from one of the two sites.'}`,
  },
  'untranslated-texts': {
    title: 'Texts without a translation',
    severity: 'warning',
    message: ({ name, found, expected, owner }: ContextWith<'name' | 'found' | 'expected' | 'owner'>) =>
      `The ${name} translation of ${found} of the site is missing (${expected}). Players read English instead. Add ${owner}.`,
  },
  'guard-without-login': {
    title: 'Pages for members, but no login page',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The page ${quoted(name)} is for members, but "routes" has no page "login" to send guests to. Add that page, or remove the guard.`,
  },
  'wrong-layout': {
    title: 'A page on a layout that it may not use',
    severity: 'error',
    message: ({ name, found, expected, owner }: ContextWith<'name' | 'found' | 'expected' | 'owner'>) =>
      `The page ${quoted(name)} has the layout ${quoted(found)}, but a page with the guard ${quoted(owner)} may use only the layout ${expected}. Change the layout, or remove the guard if every visitor may open the page.`,
  },
  'page-without-blocks': {
    title: 'A page without blocks',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The page ${quoted(name)} is on, but none of its regions names a block in its "order", so its content would be blank. Name blocks in an "order". If the site does not need this page, set "enabled": false instead.`,
  },
  'condition-never-holds': {
    title: 'A condition that never holds',
    severity: 'error',
    message: ({ found }: ContextWith<never, 'found'>) =>
      `No visitor can see the part with this condition: ${found ?? 'the rules of the condition exclude each other'}. Change the condition, or remove the part and the references to it.`,
  },
  'block-never-shows': {
    title: 'A block for members on a page for guests',
    severity: 'warning',
    message: ({ name }: ContextWith<'name'>) =>
      `The page ${quoted(name)} is for guests only, so no visitor sees this block for members. Change the condition, or remove the block, also from "order".`,
  },
  'guards-exclude-everyone': {
    title: 'A page whose guards exclude everyone',
    severity: 'error',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `No visitor can open the page ${quoted(name)}: the guard ${quoted(found)} sends members away, and ${quoted(expected)} sends guests away. Remove one of these guards.`,
  },
  'widget-in-wrong-region': {
    title: 'A widget in a region that it is not made for',
    severity: 'error',
    message: ({ name, owner, expected }: ContextWith<'name' | 'owner' | 'expected'>) =>
      `The widget ${quoted(name)} is not made for the region ${quoted(owner)}. Name another widget here, or move this widget to ${expected}.`,
  },
  'entry-not-in-order': {
    title: 'An entry that its order leaves out',
    severity: 'warning',
    message: ({ name, owner }: ContextWith<'name' | 'owner'>) =>
      `The "order" of ${owner} does not name ${quoted(name)}, so no page shows this entry. Add the name to "order", or remove the entry. If the brand sets "order", its list replaces the inherited list. So also name the inherited entries that the brand keeps.`,
  },
  'menu-target': {
    title: 'A menu entry with no target or with several',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name', 'found'>) =>
      found === undefined
        ? `The menu entry ${quoted(name)} has no target. Set one of "route", "dialog" and "href".`
        : `The menu entry ${quoted(name)} has more than one target: ${found}. Keep one target. Remove the others, or set them to null if they are inherited.`,
  },
  'empty-text': {
    title: 'A blank text',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The text ${quoted(name)} is blank, so the page would show nothing in its place. Write the text, or remove the key and its value if the text is inherited or unused.`,
  },
  'needed-page-off': {
    title: 'A page that the site needs is off',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The site needs the page ${quoted(name)}, but it is off. Remove "enabled": false. To keep this page out of the menus, leave its entries out of the "order" of each menu.`,
  },
  'no-home-page': {
    title: 'A site without a home page',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      found === 'null'
        ? `This null removes the page ${quoted(name)}, but the site sends visitors to it. Remove ${nullOf(name)}. To keep this page out of the menus, leave its entries out of the "order" of each menu.`
        : `The site has no page at "/": the page ${quoted(name)} needs ${oneOf(found)}, which "areas" does not name. Add ${oneOf(found)} to "areas", or add blocks of other areas to the page in "routes".`,
  },
  'path-begins-with-locale': {
    title: 'A path that begins with a locale',
    severity: 'error',
    message: ({ found, name }: ContextWith<'found' | 'name'>) =>
      `The path ${quoted(found)} begins with the locale ${quoted(name)}, so links could not reach the page. Begin the path with another word.`,
  },
  'path-of-the-host': {
    title: 'A path that Livery reserves',
    severity: 'error',
    message: ({ found, name }: ContextWith<'found' | 'name'>) =>
      `The path ${quoted(found)} begins with ${quoted(name)}, which Livery keeps for addresses of its own. The page would open only at addresses with a locale, not at ${quoted(found)}. Begin the path with another word.`,
  },
  'year-of-another-calendar': {
    title: 'A year of the Thai calendar',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `The year ${found} looks like a year of the Thai calendar. Write ${expected}.`,
  },
  'message-syntax': {
    title: 'A text with a syntax error',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `The text ${quoted(name)} has a mistake in its braces: ${found}. Correct it. To show a brace, write it between apostrophes: '{'.`,
  },
  'message-arguments': {
    title: 'A text with unknown placeholders',
    severity: 'error',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `The text ${quoted(name)} uses ${found}, which Livery does not fill in. ${expected === 'none' ? `The inherited text has no placeholders, so remove ${found}.` : `Use only the placeholders of the inherited text, ${expected}, and {merchant} for the brand’s name.`}`,
  },
  'message-argument-lost': {
    title: 'A text that leaves out a placeholder',
    severity: 'error',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `The text ${quoted(name)} leaves out ${expected}, which Livery fills in with values. Add each of them to the text.`,
  },
  'message-in-one-language': {
    title: 'A text that a brand replaces in some languages only',
    severity: 'warning',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `The brand replaces the text ${quoted(name)} in ${found} only. In ${expected}, players still see an inherited text. If the new text has another meaning, replace the text in ${expected} too.`,
  },
  'condition-is-over': {
    title: 'A condition that has ended',
    severity: 'warning',
    message: ({ found }: ContextWith<'found'>) =>
      `This condition ended at ${found}, so the site no longer shows the part with this condition. Write a later time, remove the condition, or remove the part and the references to it.`,
  },
  'own-country-refused': {
    title: 'A brand that refuses the country of its own locale',
    severity: 'warning',
    message: ({ found, name }: ContextWith<'found' | 'name'>) =>
      `The brand refuses all visitors from ${found}, which is the country of its locale ${quoted(name)}. Remove the country from "refusedCountries", or use only locales of other countries.`,
  },
  'maintenance-is-over': {
    title: 'A maintenance period that has ended',
    severity: 'warning',
    message: ({ found }: ContextWith<'found'>) =>
      `The maintenance ended at ${found}, so it has no effect. Write a later time, or remove "maintenance".`,
  },
  'locale-defaults': {
    title: 'A country with no or several default locales',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      found === '0'
        ? `No locale of the country ${quoted(name)} has "isCountryDefault": true. Set this value for one of these locales.`
        : `${found} locales of the country ${quoted(name)} have "isCountryDefault": true. Keep this value for one of these locales, and write false for the others.`,
  },
  'typeface-not-loaded': {
    title: 'A typeface that pages do not load',
    severity: 'warning',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `Pages do not load the typeface ${quoted(name)}, so most players see another typeface. List ${quoted(expected)} and all other typefaces of the brand in "fonts" in "theme" of manifest.json, or use a typeface that "fonts" names.`,
  },
  'typeface-without-letters': {
    title: 'Typefaces without the letters of a language',
    severity: 'warning',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `The typefaces of ${quoted(name)} lack letters of ${found}, which is a language of the brand. For these letters, each device uses its own typeface. Add a typeface with these letters, such as ${quoted(expected)}.`,
  },
  'contrast-too-low': {
    title: 'Colours that are hard to tell apart',
    severity: 'error',
    message: ({ found }: ContextWith<'found'>) =>
      `Some players could not tell these colours apart. The contrast is too low for ${found}. Make one colour of each pair lighter or darker (WCAG 2.2 AA).`,
  },
} satisfies Record<string, CatalogueEntry>
