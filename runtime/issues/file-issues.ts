import { type CatalogueEntry, quoted, type ContextWith } from './catalogue-entry.ts'

/** Issues of a file, found before its values are read. */
export const fileIssues = {
  'invalid-json': {
    title: 'The file is not JSON',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found', 'expected'>) =>
      `The file cannot be read as JSON here: ${found}. ${expected ?? 'Correct this place.'}`,
  },
  'comment-in-json': {
    title: 'A comment in a JSON file',
    severity: 'error',
    message: (_context: ContextWith) =>
      'JSON has no comments, so the file cannot be read. A note can go into the brand’s own documents.',
  },
  'duplicate-key': {
    title: 'The same key twice',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The key ${quoted(name)} occurs twice in this object, and only one of the two can count. Remove one.`,
  },
  'forbidden-key': {
    title: 'A key that is never allowed',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The key ${quoted(name)} has a meaning of its own in JavaScript and is refused everywhere. Choose another name.`,
  },
  'file-too-large': {
    title: 'A file beyond its limits',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `The file has ${found}, but the limit is ${expected}. Shorten it.`,
  },
  'not-utf-8': {
    title: 'A file in another encoding',
    severity: 'error',
    message: (_context: ContextWith) =>
      'The file is not saved as UTF-8, so letters such as Thai ones would be garbled. Save it again with the encoding UTF-8.',
  },
  'not-a-file': {
    title: 'A folder or link instead of a file',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `${quoted(name)} is ${found}, but Livery expects a file with this name. Replace it with a file, or remove it.`,
  },
  'link-outside': {
    title: 'A link that leads out of the brand’s folder',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `${quoted(name)} is a link to nothing, or to a place outside of the brand’s folder, so it is not followed. Replace it with the file.`,
  },
  'unreadable-file': {
    title: 'A file without permission to read',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `The file ${quoted(name)} cannot be read (${found}). Let the account that runs Livery read it, or remove it.`,
  },
  'broken-release': {
    title: 'A release that cannot be read',
    severity: 'error',
    message: ({ found }: ContextWith<'found'>) =>
      `The release in the store cannot be used. ${found} Publish the brand again, or roll it back.`,
  },
  'not-a-picture': {
    title: 'A picture in another format than its name says',
    severity: 'error',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `The file ${quoted(name)} is not ${expected}, so browsers would show nothing. Save the picture in this format, or rename the file.`,
  },
  'empty-content': {
    title: 'A text page without text',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The file ${quoted(name)} is empty, so its page would be blank. Write the text, or remove the file.`,
  },
  'hidden-character': {
    title: 'An invisible character',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `${quoted(name)} contains an invisible character (${found}), so it is not the name that it looks like. Delete the character, or type the name again.`,
  },
  'bad-folder-name': {
    title: 'A folder that cannot be a brand',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The folder ${quoted(name)} is not served, because its name cannot be a brand’s id. Use 2 to 32 small letters, digits and hyphens.`,
  },
  'missing-file': {
    title: 'A required file is missing',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      name === 'manifest.json'
        ? `The file ${quoted(name)} is missing. Every brand has one; it holds at least "merchant" with "id" and "name".`
        : `The file ${quoted(name)} is missing. Every brand has one; an empty object {} will do where nothing differs.`,
  },
  'unknown-file': {
    title: 'A JSON file that nothing reads',
    severity: 'error',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `Nothing reads the file ${quoted(name)}. The files of this folder are ${expected}. Rename or remove it.`,
  },
} satisfies Record<string, CatalogueEntry>
