import { type CatalogueEntry, q, type Told } from './catalogue-entry.ts'

/** Names that lead nowhere, twice to one place, or in a circle; and overrides of nothing. */
export const referenceIssues = {
  'unknown-widget': {
    title: 'A widget that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no widget ${q(name)}, so this block would stay empty.`,
  },
  'unknown-prop': {
    title: 'A prop that the widget does not have',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `The widget ${q(owner)} has no prop ${q(name)}, so it would have no effect.`,
  },
  'unknown-area': {
    title: 'An area that does not exist',
    severity: 'error',
    message: ({ found, expected }: Told<'found' | 'expected'>) =>
      `There is no area ${found}. The areas are ${expected}.`,
  },
  'unknown-guard': {
    title: 'A guard that does not exist',
    severity: 'error',
    message: ({ found, expected }: Told<'found' | 'expected'>) =>
      `There is no guard ${found}. The guards are ${expected}.`,
  },
  'unknown-route': {
    title: 'A page that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no page ${q(name)} in "routes", so a link to it would lead nowhere.`,
  },
  'unknown-call': {
    title: 'A call that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `No page makes the call ${q(name)}, so this line would hide nothing.`,
  },
  'unknown-layout': {
    title: 'A layout that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no layout ${q(name)} in "layouts".`,
  },
  'unknown-region': {
    title: 'A region that is not there',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `${owner} has no region ${q(name)}, so what stands here would never be shown.`,
  },
  'unknown-feature': {
    title: 'A feature that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no feature ${q(name)} in "features", so nobody could turn it on.`,
  },
  'unknown-message': {
    title: 'A text that does not exist',
    severity: 'error',
    message: ({ name, owner }: Told<'name', 'owner'>) =>
      `There is no text ${q(name)}${owner ? ` in ${owner}` : ''}. Add it to the brand’s messages in every language, or use one that is there.`,
  },
  'unknown-token': {
    title: 'A token that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no token ${q(name)}.`,
  },
  'unknown-asset': {
    title: 'A file that is not in the assets',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `There is no file ${q(name)} in the brand’s "assets" folder, nor in that of a brand it builds on. Add the file or correct the name.`,
  },
  'unknown-menu': {
    title: 'A menu that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no menu ${q(name)} in "navigation".`,
  },
  'unknown-content': {
    title: 'A text page that does not exist',
    severity: 'error',
    message: ({ name, owner }: Told<'name', 'owner'>) =>
      `There is no text page ${q(name)}${owner ? ` in ${owner}` : ''}. Add content/<language>/${name ?? ''}.md in every language, or correct the name.`,
  },
  'unknown-locale': {
    title: 'A locale that the site does not have',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `The site has no locale ${q(name)}. See "locales".`,
  },
  'unknown-dialog': {
    title: 'A dialog that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no dialog ${q(name)} in the blocks of "shell.modals".`,
  },
  'unknown-merchant': {
    title: 'A brand that does not exist',
    severity: 'error',
    message: ({ name }: Told<'name'>) => `There is no brand ${q(name)} to build on.`,
  },
  'order-names-absent': {
    title: 'An order that names something absent',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `The order names ${q(name)}, but ${owner} has nothing of that name.`,
  },
  'duplicate-path': {
    title: 'Two pages at one address',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `The address ${q(name)} already belongs to the page ${q(owner)}, so one of the two could never be reached. Give this page another path.`,
  },
  'unknown-parameter': {
    title: 'A test of a parameter that the address does not have',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `The path ${q(owner)} has no parameter {${name ?? ''}}, so this test would never run.`,
  },
  'cyclic-extends': {
    title: 'Brands that build on each other in a circle',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `This brand builds on itself by way of ${name}. Let one of them build on "base".`,
  },
  'cyclic-alias': {
    title: 'Tokens that refer to each other in a circle',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `This token refers to itself by way of ${name}, so it has no value. Give one of them a value of its own.`,
  },
  'wrong-alias': {
    title: 'A token that refers to one of another kind',
    severity: 'error',
    message: ({ name, expected, found }: Told<'name' | 'expected' | 'found'>) =>
      `The token ${q(name)} is ${found}, and ${expected} is needed here.`,
  },
  'override-equals-parent': {
    title: 'A value that changes nothing',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `${q(name)} is already what the layers below say, so writing it again changes nothing and would hide later changes of theirs. Remove it.`,
  },
  'override-without-target': {
    title: 'An override aimed at nothing',
    severity: 'error',
    message: ({ name, owner, expected }: Told<'name' | 'owner', 'expected'>) =>
      expected
        ? `The layers below have no ${q(name)} in ${owner}. To change one that is there, correct the name; to add a new one, also give ${expected}.`
        : `The layers below have no ${q(name)} in ${owner}, so there is nothing to take away. Correct the name or remove the line.`,
  },
} satisfies Record<string, CatalogueEntry>
