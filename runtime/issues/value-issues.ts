import { type CatalogueEntry, q, type Told } from './catalogue-entry.ts'

/** Faults of a single key or value. */
export const valueIssues = {
  'unknown-key': {
    title: 'A key that does not exist',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) =>
      `There is no key ${q(name)} in ${owner}, so it would have no effect. Correct its name or remove it.`,
  },
  'missing-key': {
    title: 'A key that is needed is missing',
    severity: 'error',
    message: ({ name, owner }: Told<'name' | 'owner'>) => `${owner} needs ${name}, and no layer gives it. Add it here.`,
  },
  'wrong-type': {
    title: 'A value of the wrong type',
    severity: 'error',
    message: ({ expected, found, name }: Told<'expected' | 'found' | 'name'>) =>
      `The value of ${q(name)} is ${found}, but it has to be ${expected}.`,
  },
  'null-required': {
    title: 'Null where a value is needed',
    severity: 'error',
    message: ({ name }: Told<'name'>) =>
      `null would take ${q(name)} away, and no manifest can do without it. Give a value, or remove the line to keep the inherited one.`,
  },
  'unknown-value': {
    title: 'A value that is not one of the choices',
    severity: 'error',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `${found} is not a choice for ${q(name)}. The choices are ${expected}.`,
  },
  'out-of-range': {
    title: 'A number out of its range',
    severity: 'error',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `${found} is out of range for ${q(name)}: it has to be ${expected}.`,
  },
  'wrong-length': {
    title: 'A text or list that is too short or too long',
    severity: 'error',
    message: ({ name, expected }: Told<'name' | 'expected'>) => `${q(name)} has to have ${expected}.`,
  },
  'duplicate-item': {
    title: 'The same entry twice in a list',
    severity: 'error',
    message: ({ name, found }: Told<'name' | 'found'>) => `${found} stands twice in ${q(name)}. Remove one of the two.`,
  },
  'bad-form': {
    title: 'A text that does not have its form',
    severity: 'error',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `${found} cannot be used for ${q(name)}: it has to be ${expected}.`,
  },
  'bad-name': {
    title: 'A name that cannot be used as a key here',
    severity: 'error',
    message: ({ name, expected }: Told<'name' | 'expected'>) =>
      `${q(name)} cannot be a key here: it has to be ${expected}.`,
  },
  'bad-colour': {
    title: 'Not a colour',
    severity: 'error',
    message: ({ found }: Told<'found'>) =>
      `${found} is not a colour. Write #rrggbb, such as "#1b2a6b", or the name of another token in braces, such as "{palette.gold}".`,
  },
  'bad-url': {
    title: 'Not a usable address',
    severity: 'error',
    message: ({ name, found, expected }: Told<'name' | 'found' | 'expected'>) =>
      `${found} cannot be used for ${q(name)}: it has to be ${expected}. Addresses that are not https could be read or changed on the way.`,
  },
  'bad-host': {
    title: 'Not a host name',
    severity: 'error',
    message: ({ found }: Told<'found'>) =>
      `${found} is not a host name. Write it in small letters without "https://", path or "*", such as "pay.example".`,
  },
  'wrong-unit': {
    title: 'A unit that cannot be used',
    severity: 'error',
    message: ({ found, expected }: Told<'found' | 'expected'>) =>
      `${found} is not a unit that can be used here. The units are ${expected}.`,
  },
} satisfies Record<string, CatalogueEntry>
