import { type CatalogueEntry, q, type Told } from './catalogue-entry.ts'

/** Faults of a file, found before its values are read. */
export const fileIssues = {
  'invalid-json': {
    title: 'The file is not JSON',
    severity: 'error',
    message: ({ found, expected }: Told<'found', 'expected'>) =>
      `The file cannot be read as JSON here: ${found}. ${expected ?? 'Mend this place.'}`,
  },
  'comment-in-json': {
    title: 'A comment in a JSON file',
    severity: 'error',
    message: (_context: Told) =>
      'JSON has no comments, so this one cannot stay. Remove it; a note can go into the brand’s own documents.',
  },
  'duplicate-key': {
    title: 'The same key twice',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The key ${q(name)} stands twice in this object, and only one of the two can count. Remove one.`,
  },
  'forbidden-key': {
    title: 'A key that is never allowed',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The key ${q(name)} has a meaning of its own in JavaScript and is refused everywhere. Choose another name.`,
  },
  'file-too-large': {
    title: 'A file beyond its limits',
    severity: 'error',
    message: ({ found, expected }: Told<'found' | 'expected'>) =>
      `The file is refused because it is too large: ${found}, and at most ${expected} is read. Shorten it.`,
  },
  'not-utf-8': {
    title: 'A file in another encoding',
    severity: 'error',
    message: (_context: Told) =>
      'The file is not saved as UTF-8, so letters such as Thai ones would be garbled. Save it again with the encoding UTF-8.',
  },
  'not-a-file': {
    title: 'Something else where a file is needed',
    severity: 'error',
    message: ({ name, found }: Told<'name' | 'found'>) =>
      `${q(name)} is ${found}, and only a file of that name is read. Put the file in its place, or remove it.`,
  },
  'link-outside': {
    title: 'A link that leads out of the brand’s folder',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `${q(name)} is a link to nothing, or out of the brand’s folder, so it is not followed. Put the file itself in its place.`,
  },
  'unreadable-file': {
    title: 'A file that may not be read',
    severity: 'error',
    message: ({ name, found }: Told<'name' | 'found'>) =>
      `The file ${q(name)} cannot be read (${found}). Let the account that runs Livery read it, or remove it.`,
  },
  'not-a-picture': {
    title: 'A picture that is none',
    severity: 'error',
    message: ({ name, expected }: Told<'name' | 'expected'>) =>
      `The file ${q(name)} does not hold ${expected}, so browsers would show nothing. Save the picture in this format, or use the ending of its own.`,
  },
  'empty-content': {
    title: 'A text page without text',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The file ${q(name)} is empty, so its page would be blank. Write the text, or remove the file.`,
  },
  'hidden-character': {
    title: 'A character that cannot be seen',
    severity: 'error',
    message: ({ name, found }: Told<'name' | 'found'>) =>
      `${q(name)} holds a character that cannot be seen (${found}), so it is not the name that it looks like. Delete it, or type the text again.`,
  },
  'bad-folder-name': {
    title: 'A folder that cannot be a brand',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `The folder ${q(name)} is not served, because its name cannot be a brand’s id. Rename it to two to 32 small letters, digits and hyphens.`,
  },
  'missing-file': {
    title: 'A file that every brand has is missing',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      name === 'manifest.json'
        ? `The file ${q(name)} is missing. Every brand has one; it holds at least "merchant" with "id" and "name".`
        : `The file ${q(name)} is missing. Every brand has one; an empty object {} will do where nothing differs.`,
  },
  'unknown-file': {
    title: 'A JSON file that nothing reads',
    severity: 'error',
    message: ({ name, expected }: Told<'name' | 'expected'>) =>
      `Nothing reads the file ${q(name)}. The files of this folder are ${expected}. Rename or remove it.`,
  },
} satisfies Record<string, CatalogueEntry>
