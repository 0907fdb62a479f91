/** An error keeps a manifest from being used; a warning does not. */
export type Severity = 'error' | 'warning'

/** What a message may tell about the place it is about. Each code uses some of these. */
export interface IssueContext {
  /** The key, name or value at fault, as written. */
  readonly name?: string
  /** What was expected, in words. */
  readonly expected?: string
  /** What was found, in words. */
  readonly found?: string
  /** The thing that holds it: a region, a widget, a file, another brand. */
  readonly owner?: string
}

interface CatalogueEntry {
  readonly title: string
  readonly severity: Severity
  /** What happened, why it matters, what to do. See README.md beside this file. */
  readonly message: (context: IssueContext) => string
}

const q = (text: string | undefined) => `"${(text ?? '').slice(0, 120)}"`

/**
 * Every issue by its permanent code. A code is never renamed, never given another meaning, and never used twice; one
 * that is no longer needed stays in the list as retired.
 */
export const issueCatalogue = {
  'invalid-json': {
    title: 'The file is not JSON',
    severity: 'error',
    message: ({ found, expected }) =>
      `The file cannot be read as JSON here: ${found}. ${expected ?? 'Mend this place.'}`,
  },
  'comment-in-json': {
    title: 'A comment in a JSON file',
    severity: 'error',
    message: () =>
      'JSON has no comments, so this one cannot stay. Remove it; a note can go into the brand’s own documents.',
  },
  'duplicate-key': {
    title: 'The same key twice',
    severity: 'error',
    message: ({ name }) =>
      `The key ${q(name)} stands twice in this object, and only one of the two can count. Remove one.`,
  },
  'forbidden-key': {
    title: 'A key that is never allowed',
    severity: 'error',
    message: ({ name }) =>
      `The key ${q(name)} has a meaning of its own in JavaScript and is refused everywhere. Choose another name.`,
  },
  'file-too-large': {
    title: 'A file beyond its limits',
    severity: 'error',
    message: ({ found, expected }) =>
      `The file is refused because it is too large: ${found}, and at most ${expected} is read. Shorten it.`,
  },
  'missing-file': {
    title: 'A file that every brand has is missing',
    severity: 'error',
    message: ({ name }) =>
      `The file ${q(name)} is missing. Every brand has one; an empty object {} will do where nothing differs.`,
  },
  'unknown-file': {
    title: 'A JSON file that nothing reads',
    severity: 'error',
    message: ({ name, expected }) =>
      `Nothing reads the file ${q(name)}. The files of this folder are ${expected}. Rename or remove it.`,
  },
  'unknown-key': {
    title: 'A key that does not exist',
    severity: 'error',
    message: ({ name, owner }) =>
      `There is no key ${q(name)} in ${owner}, so it would have no effect. Correct its name or remove it.`,
  },
  'missing-key': {
    title: 'A key that is needed is missing',
    severity: 'error',
    message: ({ name, owner }) => `${owner} needs ${name}, and no layer gives it. Add it here.`,
  },
  'wrong-type': {
    title: 'A value of the wrong type',
    severity: 'error',
    message: ({ expected, found, name }) => `The value of ${q(name)} is ${found}, but it has to be ${expected}.`,
  },
  'null-required': {
    title: 'Null where a value is needed',
    severity: 'error',
    message: ({ name }) =>
      `null would take ${q(name)} away, and no manifest can do without it. Give a value, or remove the line to keep the inherited one.`,
  },
  'unknown-value': {
    title: 'A value that is not one of the choices',
    severity: 'error',
    message: ({ name, found, expected }) => `${found} is not a choice for ${q(name)}. The choices are ${expected}.`,
  },
  'out-of-range': {
    title: 'A number out of its range',
    severity: 'error',
    message: ({ name, found, expected }) => `${found} is out of range for ${q(name)}: it has to be ${expected}.`,
  },
  'wrong-length': {
    title: 'A text or list that is too short or too long',
    severity: 'error',
    message: ({ name, expected }) => `${q(name)} has to have ${expected}.`,
  },
  'duplicate-item': {
    title: 'The same entry twice in a list',
    severity: 'error',
    message: ({ name, found }) => `${found} stands twice in ${q(name)}. Remove one of the two.`,
  },
  'bad-form': {
    title: 'A text that does not have its form',
    severity: 'error',
    message: ({ name, found, expected }) => `${found} cannot be used for ${q(name)}: it has to be ${expected}.`,
  },
  'bad-name': {
    title: 'A name that cannot be used as a key here',
    severity: 'error',
    message: ({ name, expected }) => `${q(name)} cannot be a key here: it has to be ${expected}.`,
  },
  'bad-colour': {
    title: 'Not a colour',
    severity: 'error',
    message: ({ found }) =>
      `${found} is not a colour. Write #rrggbb, such as "#1b2a6b", or the name of another token in braces, such as "{palette.gold}".`,
  },
  'bad-url': {
    title: 'Not a usable address',
    severity: 'error',
    message: ({ name, found, expected }) =>
      `${found} cannot be used for ${q(name)}: it has to be ${expected}. Addresses that are not https could be read or changed on the way.`,
  },
  'bad-host': {
    title: 'Not a host name',
    severity: 'error',
    message: ({ found }) =>
      `${found} is not a host name. Write it in small letters without "https://", path or "*", such as "games.example".`,
  },
  'wrong-unit': {
    title: 'A unit that cannot be used',
    severity: 'error',
    message: ({ found, expected }) => `${found} is not a unit that can be used here. The units are ${expected}.`,
  },
  'unknown-widget': {
    title: 'A widget that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no widget ${q(name)}, so this block would stay empty.`,
  },
  'unknown-prop': {
    title: 'A prop that the widget does not have',
    severity: 'error',
    message: ({ name, owner }) => `The widget ${q(owner)} has no prop ${q(name)}, so it would have no effect.`,
  },
  'unknown-guard': {
    title: 'A guard that does not exist',
    severity: 'error',
    message: ({ found, expected }) => `There is no guard ${found}. The guards are ${expected}.`,
  },
  'unknown-route': {
    title: 'A page that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no page ${q(name)} in "routes", so a link to it would lead nowhere.`,
  },
  'unknown-layout': {
    title: 'A layout that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no layout ${q(name)} in "layouts".`,
  },
  'unknown-region': {
    title: 'A region that is not there',
    severity: 'error',
    message: ({ name, owner }) => `${owner} has no region ${q(name)}, so what stands here would never be shown.`,
  },
  'unknown-feature': {
    title: 'A feature that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no feature ${q(name)} in "features", so nobody could turn it on.`,
  },
  'unknown-message': {
    title: 'A text that does not exist',
    severity: 'error',
    message: ({ name, owner }) =>
      `There is no text ${q(name)}${owner ? ` in ${owner}` : ''}. Add it to the brand’s messages in every language, or use one that is there.`,
  },
  'unknown-token': {
    title: 'A token that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no token ${q(name)}.`,
  },
  'unknown-asset': {
    title: 'A file that is not in the assets',
    severity: 'error',
    message: ({ name }) =>
      `There is no file ${q(name)} in the brand’s "assets" folder, nor in that of a brand it builds on. Add the file or correct the name.`,
  },
  'unknown-section': {
    title: 'No such game section',
    severity: 'error',
    message: ({ name }) =>
      `No game section is called ${q(name)}, so this page would list nothing. Use one of games.sections, or add it there.`,
  },
  'unknown-menu': {
    title: 'A menu that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no menu ${q(name)} in "navigation".`,
  },
  'unknown-content': {
    title: 'A text page that does not exist',
    severity: 'error',
    message: ({ name, owner }) =>
      `There is no text page ${q(name)}${owner ? ` in ${owner}` : ''}. Add content/<language>/${name ?? ''}.md in every language, or correct the name.`,
  },
  'unknown-locale': {
    title: 'A locale that the site does not have',
    severity: 'error',
    message: ({ name }) => `The site has no locale ${q(name)}. See "locales".`,
  },
  'unknown-dialog': {
    title: 'A dialog that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no dialog ${q(name)} in the blocks of "shell.modals".`,
  },
  'unknown-merchant': {
    title: 'A brand that does not exist',
    severity: 'error',
    message: ({ name }) => `There is no brand ${q(name)} to build on.`,
  },
  'order-names-absent': {
    title: 'An order that names something absent',
    severity: 'error',
    message: ({ name, owner }) => `The order names ${q(name)}, but ${owner} has nothing of that name.`,
  },
  'duplicate-path': {
    title: 'Two pages at one address',
    severity: 'error',
    message: ({ name, owner }) =>
      `The address ${q(name)} already belongs to the page ${q(owner)}, so one of the two could never be reached. Give this page another path.`,
  },
  'unknown-parameter': {
    title: 'A test of a parameter that the address does not have',
    severity: 'error',
    message: ({ name, owner }) =>
      `The path ${q(owner)} has no parameter {${name ?? ''}}, so this test would never run.`,
  },
  'cyclic-extends': {
    title: 'Brands that build on each other in a circle',
    severity: 'error',
    message: ({ name }) => `This brand builds on itself by way of ${name}. Let one of them build on "base".`,
  },
  'cyclic-alias': {
    title: 'Tokens that refer to each other in a circle',
    severity: 'error',
    message: ({ name }) =>
      `This token refers to itself by way of ${name}, so it has no value. Give one of them a value of its own.`,
  },
  'wrong-alias': {
    title: 'A token that refers to one of another kind',
    severity: 'error',
    message: ({ name, expected, found }) => `The token ${q(name)} is ${found}, and ${expected} is needed here.`,
  },
  'override-equals-parent': {
    title: 'A value that changes nothing',
    severity: 'error',
    message: ({ name }) =>
      `${q(name)} is already what the layers below say, so writing it again changes nothing and would hide later changes of theirs. Remove it.`,
  },
  'override-without-target': {
    title: 'An override aimed at nothing',
    severity: 'error',
    message: ({ name, owner, expected }) =>
      expected
        ? `The layers below have no ${q(name)} in ${owner}. To change one that is there, correct the name; to add a new one, also give ${expected}.`
        : `The layers below have no ${q(name)} in ${owner}, so there is nothing to take away. Correct the name or remove the line.`,
  },
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

export type IssueCode = keyof typeof issueCatalogue
