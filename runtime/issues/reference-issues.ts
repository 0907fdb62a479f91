import { type CatalogueEntry, nullOf, oneOf, quoted, type ContextWith } from './catalogue-entry.ts'

/** Issues of names: missing, duplicate and circular ones, and overrides without a target or an effect. */
export const referenceIssues = {
  'unknown-widget': {
    title: 'A widget that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no widget ${quoted(name)}, so this block would stay empty. Correct the name, or remove the block, also from "order".`,
  },
  'unknown-prop': {
    title: 'A prop that the widget does not have',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name' | 'owner'>) =>
      `The widget ${quoted(owner)} has no prop ${quoted(name)}, so this key would have no effect. Correct the name, or remove the key and its value.`,
  },
  'unknown-area': {
    title: 'An area that does not exist',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `There is no area ${found}. Name ${oneOf(expected)}, or add the folder or package of a new area to livery.json.`,
  },
  'unknown-guard': {
    title: 'A guard that does not exist',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `There is no guard ${found}. Name ${oneOf(expected)}.`,
  },
  'unknown-route': {
    title: 'A page that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no page ${quoted(name)} in "routes". Correct the name, or add the page there.`,
  },
  'unknown-call': {
    title: 'A call that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no call ${quoted(name)}, so this key would have no effect. Correct the name, or remove the key and its value.`,
  },
  'unknown-layout': {
    title: 'A layout that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no layout ${quoted(name)} in "layouts". Correct the name, or add the layout there.`,
  },
  'unknown-region': {
    title: 'A region that the layout does not show, or that nothing fills',
    severity: 'error',
    message: ({ name, owner, found }: ContextWith<'name', 'owner' | 'found'>) =>
      owner
        ? `The page ${quoted(owner)} has the region ${quoted(name)}, but its layout ${quoted(found)} does not show this region. Correct the name, choose another layout, remove the region from the page, or add its name to "regions" of the layout. A list replaces the inherited list, so "regions" has to name all regions of the layout.`
        : `The layout has a region ${quoted(name)}, but neither "shell" nor any page fills it. Add blocks to this region, correct the name, or remove the name from "regions".`,
  },
  'region-not-shown': {
    title: 'A shared region that nothing shows',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `No layout and no widget shows the region ${quoted(name)}, so its blocks would never appear. Correct the name, add it to "regions" of a layout, or remove the region. A list replaces the inherited list, so "regions" has to name all regions of the layout.`,
  },
  'unknown-feature': {
    title: 'A feature that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no feature ${quoted(name)} in "features", so nobody could turn it on. Correct the name, or add the feature there.`,
  },
  'unknown-message': {
    title: 'A text that does not exist',
    severity: 'error',
    message: ({ name, owner, expected }: ContextWith<'name' | 'expected', 'owner'>) =>
      `There is no text ${quoted(name)}${owner ? ` in ${owner}` : ''}. Add it to ${expected}, or correct the name.`,
  },
  'unknown-token': {
    title: 'A token that does not exist',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name', 'owner'>) =>
      owner === undefined
        ? `There is no token ${quoted(name)}, so this token, which refers to it, has no value. Correct the name${name.startsWith('palette.') ? ', or add the token to "palette"' : ''}.`
        : `${owner} has no token ${quoted(name)}, so this entry has no effect. Correct the name, or remove the entry.`,
  },
  'unknown-asset': {
    title: 'A file that is not in the assets',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no file ${quoted(name)} in the "assets" folder of the brand or of a brand that it extends. Add the file, or correct the name.`,
  },
  'unknown-menu': {
    title: 'A menu that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no menu ${quoted(name)} in "navigation". Correct the name, or add the menu there.`,
  },
  'unknown-content': {
    title: 'A text page that does not exist',
    severity: 'error',
    message: ({ name, owner, expected }: ContextWith<'name' | 'expected', 'owner'>) =>
      `There is no text page ${quoted(name)}${owner ? ` in ${owner}` : ''}. Add ${expected}, or correct the name.`,
  },
  'unknown-locale': {
    title: 'A locale that the site does not have',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `The site has no locale ${quoted(name)}. Use a locale that is a key in "locales" of manifest.json, or add ${quoted(name)} to "locales".`,
  },
  'unknown-dialog': {
    title: 'A dialog that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no dialog ${quoted(name)} in the blocks of "shell.modals". Correct the name, or add a block with this name to "shell.modals", also to its "order".`,
  },
  'unknown-merchant': {
    title: 'A brand that does not exist',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `There is no brand ${quoted(name)} to extend. Correct the name, or add its folder.`,
  },
  'order-names-absent': {
    title: 'An order with a name that does not exist',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name' | 'owner'>) =>
      `The "order" lists ${quoted(name)}, but ${owner} has no such entry. Correct the name, remove it from "order", or add the entry.`,
  },
  'duplicate-path': {
    title: 'Two pages with one address',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name' | 'owner'>) =>
      `The path ${quoted(name)} already leads to the page ${quoted(owner)}, so one page would hide the other. Give this page another path.`,
  },
  'unknown-parameter': {
    title: 'A test of a parameter that the path does not have',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name' | 'owner'>) =>
      `The path ${quoted(owner)} has no parameter {${name ?? ''}}, so the test of {${name ?? ''}} in "validate" would never run. Correct the name, add {${name ?? ''}} to the path, or remove the test.`,
  },
  'cyclic-extends': {
    title: 'Brands that extend each other in a cycle',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `This brand extends itself: ${name}. Let one brand of this cycle extend "base" instead.`,
  },
  'cyclic-alias': {
    title: 'Tokens that refer to each other in a cycle',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `This chain of tokens is a cycle, so no token of the chain has a value: ${name}. Give one of these tokens a value of its own.`,
  },
  'long-alias-chain': {
    title: 'A token with a chain of too many aliases',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `This chain of tokens has more than ${found} aliases: ${name}. So its first token has no value. Refer to a token nearer to the end of the chain, or write a value.`,
  },
  'wrong-alias': {
    title: 'A token that refers to a token of another type',
    severity: 'error',
    message: ({ name, expected, found }: ContextWith<'name' | 'expected' | 'found'>) =>
      `The token ${quoted(name)} is ${found}, but this value has to be ${expected}. Refer to a token that is ${expected} instead.`,
  },
  'override-equals-parent': {
    title: 'A value that changes nothing',
    severity: 'error',
    message: ({ name }: ContextWith<'name'>) =>
      `${quoted(name)} already has this value by inheritance. So the key changes nothing now, and would hide later changes of the inherited value. Remove the key and its value, and each object that is then empty.`,
  },
  'override-without-target': {
    title: 'A change of an entry that does not exist',
    severity: 'error',
    message: ({ name, owner, found, expected }: ContextWith<'name' | 'owner', 'found' | 'expected'>) =>
      expected
        ? `There is no inherited ${quoted(name)} in ${owner}${found ? `, ${found}` : ''}. To change an inherited entry, correct the name. To add ${quoted(name)}, ${expected}.`
        : `There is no inherited ${quoted(name)} in ${owner}, so this null removes nothing. Correct the name, or remove ${nullOf(name)}.`,
  },
} satisfies Record<string, CatalogueEntry>
