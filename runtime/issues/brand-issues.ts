import { type CatalogueEntry, q } from './catalogue-entry.ts'

/** What does not add up in a whole brand. */
export const brandIssues = {
  'wrong-merchant-id': {
    title: 'An id that is not the folder’s name',
    severity: 'error',
    message: ({ found, expected }) =>
      `The id is ${found}, but the brand’s folder is ${q(expected)}. Both have to be the same.`,
  },
  'domain-claimed-twice': {
    title: 'One domain for two sites',
    severity: 'error',
    message: ({ name, owner }) =>
      `The domain ${q(name)} already belongs to ${owner}. A host name can lead to one site only.`,
  },
  'guard-without-login': {
    title: 'A page for members and no way to log in',
    severity: 'error',
    message: ({ name }) =>
      `The page ${q(name)} is for members, but there is no page "login" in "routes" that a guest could be sent to. Bring it back, or remove the guard.`,
  },
  'wrong-layout': {
    title: 'A page on a layout that it may not use',
    severity: 'error',
    message: ({ name, found, expected }) =>
      `The page ${q(name)} stands in the layout ${q(found)}, but it has to use ${expected}.`,
  },
  'page-without-blocks': {
    title: 'A page that is on and empty',
    severity: 'error',
    message: ({ name }) =>
      `The page ${q(name)} is on but has no blocks, so it would be blank. Add blocks to a region that its layout shows, or turn it off with "enabled": false.`,
  },
  'condition-never-holds': {
    title: 'A condition that never holds',
    severity: 'error',
    message: ({ found }) =>
      `This is never shown: ${found ?? 'the parts of the condition exclude each other'}. Change the condition, or remove what it stands on.`,
  },
  'widget-in-wrong-region': {
    title: 'A widget where it cannot stand',
    severity: 'error',
    message: ({ name, owner, expected }) =>
      `The widget ${q(name)} is not made for the region ${q(owner)}. It can stand in ${expected}.`,
  },
  'menu-target': {
    title: 'A menu entry without one target',
    severity: 'error',
    message: ({ name }) => `The menu entry ${q(name)} needs exactly one of "route", "dialog" and "href".`,
  },
  'amounts-not-ascending': {
    title: 'Amounts out of order',
    severity: 'error',
    message: ({ found }) => `The amounts have to go from small to large, but ${found}.`,
  },
  'message-syntax': {
    title: 'A text that cannot be read',
    severity: 'error',
    message: ({ name, found }) => `The text ${q(name)} has a mistake in its braces: ${found}.`,
  },
  'message-arguments': {
    title: 'A text with other arguments',
    severity: 'error',
    message: ({ name, found, expected }) =>
      `The text ${q(name)} uses ${found}, but what it replaces uses ${expected}. Only these are filled in.`,
  },
  'locale-defaults': {
    title: 'A country without one first language',
    severity: 'error',
    message: ({ name, found }) =>
      `The country ${q(name)} has ${found} locales with "isCountryDefault": true. Exactly one has to be.`,
  },
  'contrast-too-low': {
    title: 'Text that is hard to read',
    severity: 'error',
    message: ({ found, expected }) =>
      `Some text would be hard to read: ${found}. At least ${expected} is needed (WCAG 2.2 AA).`,
  },
} satisfies Record<string, CatalogueEntry>
