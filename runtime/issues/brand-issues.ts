import { type CatalogueEntry, q, type Told } from './catalogue-entry.ts'

/** Contradictions within a whole brand. */
export const brandIssues = {
  'area-missing': {
    title: 'An area without one that it needs',
    severity: 'error',
    message: ({ name, expected }: Told<'name' | 'expected'>) =>
      `The area ${q(name)} needs ${expected}, which "areas" does not name. Add it there, or remove ${q(name)}.`,
  },
  'area-not-chosen': {
    title: 'Something of an area that the brand leaves out',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `${q(name)} belongs to the area ${q(owner)}, which "areas" does not name, so it would have no effect. Add the area there, or remove this.`,
  },
  'wrong-merchant-id': {
    title: 'An id that is not the folder’s name',
    severity: 'error',
    message: ({ found, expected }: Told<'found' | 'expected'>) =>
      `The id is ${found}, but the brand’s folder is ${q(expected)}. Both have to be the same.`,
  },
  'domain-claimed-twice': {
    title: 'One domain for two sites',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `The domain ${q(name)} already belongs to ${owner}. A host name can lead to one site only.`,
  },
  'untranslated-texts': {
    title: 'Texts that are not in a language of the site',
    severity: 'warning',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `The site has ${found} in English only, so players read English in ${name}: ${expected}. Add them to the messages and the content of that language.`,
  },
  'guard-without-login': {
    title: 'A page for members and no way to log in',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The page ${q(name)} is for members, but there is no page "login" in "routes" that a guest could be sent to. Bring it back, or remove the guard.`,
  },
  'wrong-layout': {
    title: 'A page on a layout that it may not use',
    severity: 'error',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `The page ${q(name)} stands in the layout ${q(found)}, but it has to use ${expected}.`,
  },
  'page-without-blocks': {
    title: 'A page that is on and empty',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The page ${q(name)} is on but has no blocks, so it would be blank. Add blocks to a region that its layout shows, or turn it off with "enabled": false.`,
  },
  'condition-never-holds': {
    title: 'A condition that never holds',
    severity: 'error',
    message: ({ found }: Told<never, 'found'>) =>
      `This is never shown: ${found ?? 'the parts of the condition exclude each other'}. Change the condition, or remove what it stands on.`,
  },
  'widget-in-wrong-region': {
    title: 'A widget where it cannot stand',
    severity: 'error',
    message: ({ name, owner, expected }: Told<'name' | 'owner' | 'expected'>) =>
      `The widget ${q(name)} is not made for the region ${q(owner)}. It can stand in ${expected}.`,
  },
  'menu-target': {
    title: 'A menu entry without one target',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `The menu entry ${q(name)} needs exactly one of "route", "dialog" and "href".`,
  },
  'empty-text': {
    title: 'A text without letters',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The text ${q(name)} is empty, so the page would show its id. Write the text, or remove the line to keep the inherited one.`,
  },
  'needed-page-off': {
    title: 'A page that no site can do without is off',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The page ${q(name)} is off, but visitors are sent there. Remove "enabled": false, or hide what leads there instead.`,
  },
  'path-begins-with-locale': {
    title: 'An address that begins like a language',
    severity: 'error',
    message: ({ found, name }: Told<'found' | 'name'>) =>
      `The path ${q(found)} begins with ${q(name)}, which stands for a language, so the page could never be reached. Choose another first word.`,
  },
  'year-of-another-calendar': {
    title: 'A year of the Thai calendar',
    severity: 'error',
    message: ({ found, expected }: Told<'found' | 'expected'>) =>
      `The year ${found} is one of the Thai calendar. Write ${expected}.`,
  },
  'message-syntax': {
    title: 'A text that cannot be read',
    severity: 'error',
    message: ({ name, found }: Told<'name' | 'found'>) => `The text ${q(name)} has a mistake in its braces: ${found}.`,
  },
  'message-arguments': {
    title: 'A text with other arguments',
    severity: 'error',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `The text ${q(name)} uses ${found}, but what it replaces uses ${expected}. Only these are filled in.`,
  },
  'message-argument-lost': {
    title: 'A text that leaves out what is filled in',
    severity: 'error',
    message: ({ name, expected }: Told<'name' | 'expected'>) =>
      `The text ${q(name)} leaves out ${expected}, which the text that it replaces shows. Put it where it belongs in the new one.`,
  },
  'message-in-one-language': {
    title: 'A text that is replaced in one language only',
    severity: 'warning',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `The text ${q(name)} is replaced in ${found} only, so ${expected} still shows the inherited one. Write it there too, if the meaning has changed.`,
  },
  'condition-is-over': {
    title: 'A condition whose time is over',
    severity: 'warning',
    message: ({ found }: Told<'found'>) =>
      `This is not shown any more: it ended at ${found}. Write a later moment, or remove what the condition is on.`,
  },
  'locale-defaults': {
    title: 'A country without one first language',
    severity: 'error',
    message: ({ name, found }: Told<'name' | 'found'>) =>
      `The country ${q(name)} has ${found} locales with "isCountryDefault": true. Exactly one has to be.`,
  },
  'contrast-too-low': {
    title: 'Text that is hard to read',
    severity: 'error',
    message: ({ found, expected }: Told<'found' | 'expected'>) =>
      `Some text would be hard to read: ${found}. At least ${expected} is needed (WCAG 2.2 AA).`,
  },
} satisfies Record<string, CatalogueEntry>
