import { type CatalogueEntry, quoted, type ContextWith } from './catalogue-entry.ts'

const giveRight = 'Give the account that runs Livery the right to read it.'
const raiseLimit = 'The system allows Livery no more open files. Raise this limit.'

/** The remedies for a file or folder that cannot be read, by the error of the system. */
const readRemedies: Readonly<Record<string, string>> = {
  EACCES: giveRight,
  EPERM: giveRight,
  EMFILE: raiseLimit,
  ENFILE: raiseLimit,
}

/** Issues of files, areas, releases and rights, not of single values. */
export const fileIssues = {
  'invalid-json': {
    title: 'The file is not JSON',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found', 'expected'>) =>
      `Livery cannot read the file as JSON here: ${found}. ${expected ?? 'Correct this place.'}`,
  },
  'comment-in-json': {
    title: 'A comment in a JSON file',
    severity: 'error',
    message: (_context: ContextWith) => 'JSON has no comments, so Livery cannot read the file.',
  },
  'duplicate-key': {
    title: 'The same key more than once',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name', 'found'>) =>
      `The key ${quoted(name)} occurs ${found ?? 'twice'} in this object, so it is unclear which value counts. ${found ? 'Keep one of them' : 'Remove one of the two'}.`,
  },
  'forbidden-key': {
    title: 'A key that is never allowed',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The key ${quoted(name)} has a special meaning in JavaScript, so Livery refuses it everywhere. Rename or remove the key.`,
  },
  'file-too-large': {
    title: 'A file that exceeds a limit',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `The file has ${found}, but the limit is ${expected}. Stay within this limit.`,
  },
  'not-utf-8': {
    title: 'A file in another encoding',
    severity: 'error',
    message: ({ found }: ContextWith<never, 'found'>) =>
      found === undefined
        ? 'Some characters of the file are damaged. A program may have read or saved the file in a different encoding. Correct these characters, and save the file as UTF-8.'
        : `The file is in the encoding ${found}, which some editors call "Unicode". Save the file as UTF-8.`,
  },
  'not-a-file': {
    title: 'Something else instead of a file',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      found === 'a link to a folder'
        ? `${quoted(name)} is a link to a folder, but Livery follows only links to files. Replace the link with the folder itself, or remove the link.`
        : `${quoted(name)} is ${found}, but it has to be a file. Replace it with a file, or remove it if the brand needs no such file.`,
  },
  'link-outside': {
    title: 'A symbolic link that Livery does not follow',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `${quoted(name)} is a symbolic link whose target is missing, unreadable or outside of the brand’s folder, so Livery does not follow it. Replace the link with its target, or remove the link.`,
  },
  'unreadable-file': {
    title: 'A file that Livery cannot read',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `Livery cannot read ${quoted(name)} (${found}). ${readRemedies[found] ?? 'Check it and its disk.'}`,
  },
  'broken-release': {
    title: 'A release that hosts cannot use',
    severity: 'error',
    message: ({ found, owner }: ContextWith<'found', 'owner'>) =>
      owner === 'the canary'
        ? `Hosts cannot use the canary of this brand: ${found}. They show the release in service to all visitors. Cancel the canary, and publish it again.`
        : found.startsWith('its pointer')
          ? `Hosts cannot tell which release of this brand is in service: ${found}. They keep the last good release, if they have one. Restore the pointer, which names this release, as "Publish and roll back" in the operator’s guide explains.`
          : `Hosts cannot use a release of this brand: ${found}. They keep the last good release, if they have one. Publish the brand again, or roll back to an earlier release.`,
  },
  'area-mistake': {
    title: 'A mistake in an area or in livery.json',
    severity: 'error',
    message: ({ found }: ContextWith<'found'>) => found,
  },
  'area-check-failed': {
    title: 'A check of an area that fails',
    severity: 'error',
    message: ({ name, owner, found }: ContextWith<'name' | 'owner' | 'found'>) =>
      `The code that checks ${quoted(name)} in the area ${quoted(owner)} has failed: ${found}. So Livery cannot validate this value. Correct the file checks.ts or issues.ts of the area.`,
  },
  'wrong-rights': {
    title: 'A mistake in the file of rights',
    severity: 'error',
    message: ({ found }: ContextWith<'found'>) => found,
  },
  'not-a-picture': {
    title: 'A file whose content does not fit its extension',
    severity: 'error',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `The content of ${quoted(name)} is not ${expected}, so browsers may not show it. Save the picture in this format, or correct the extension, also in the files that name the picture.`,
  },
  'empty-content': {
    title: 'A text page without text',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The file ${quoted(name)} contains no text, so its page would be blank. Write the text. If the brand inherits the page or does not use it, remove the file.`,
  },
  'hidden-character': {
    title: 'An invisible character',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `${quoted(name)} contains an invisible character (${found}), so Livery reads it as a different text. Delete the character, or type the text again.`,
  },
  'bad-folder-name': {
    title: 'A folder that cannot be a brand',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `Livery does not serve the folder ${quoted(name)}, because its name cannot be a brand’s id. Move it elsewhere, or rename it: an id has 2 to 32 lowercase letters, digits and single hyphens between them, such as "my-brand".`,
  },
  'missing-file': {
    title: 'A required file is missing',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name', 'owner'>) =>
      owner === 'base'
        ? `The file ${quoted(name)} of "base" is missing, so no brand that extends "base" can be served. Restore the file. In an installation, remove the folder "base" instead, so that the brands extend Livery’s own "base".`
        : name === 'manifest.json'
          ? `The file ${quoted(name)} is missing, so this folder is not a brand. Add the file with "id" and "name" in "merchant", and add environments/development.json, environments/staging.json and environments/production.json. Or move this folder elsewhere.`
          : `The file ${quoted(name)} is missing, and every brand needs it. Add the file. If this environment has no values of its own, write an empty object: {}.`,
  },
  'unknown-file': {
    title: 'A file that Livery does not read',
    severity: 'error',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `Livery does not read the file ${quoted(name)}. ${name.startsWith('content/') ? 'In the folder "content"' : 'Apart from the folders "content" and "assets"'}, Livery reads only ${expected}. Rename or remove ${quoted(name)}.`,
  },
  'misplaced-file': {
    title: 'A picture or text page outside of its folder',
    severity: 'warning',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `Livery does not read the file ${quoted(name)} here, so the site shows the inherited file. Move the file to ${expected}, or remove it.`,
  },
} satisfies Record<string, CatalogueEntry>
