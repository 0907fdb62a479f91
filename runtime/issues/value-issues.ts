import { type CatalogueEntry, nullOf, oneOf, quoted, type ContextWith } from './catalogue-entry.ts'
import { isQuoted } from './value-words.ts'

/** Issues of a single key or value. */
export const valueIssues = {
  'unknown-key': {
    title: 'A key that does not exist',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name' | 'owner'>) =>
      `There is no key ${quoted(name)} in ${owner}, so this key would have no effect. Correct the name, or remove the key and its value.`,
  },
  'missing-key': {
    title: 'A required key is missing',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name' | 'owner'>) => `${owner} lacks ${name}. Add each missing key.`,
  },
  'wrong-type': {
    title: 'A value of the wrong type',
    severity: 'error',
    message: ({ expected, found, name, owner }: ContextWith<'expected' | 'found' | 'name', 'owner'>) =>
      `${owner ? `An entry of ${quoted(owner)}` : name === '' ? 'The file' : `The value of ${quoted(name)}`} is ${found}, but it has to be ${expected}. ${isQuoted(found, expected) ? 'Write it without quotation marks.' : 'Correct the value.'}`,
  },
  'null-required': {
    title: 'Null instead of a required value',
    severity: 'error',
    message: ({ name, owner }: ContextWith<'name', 'owner'>) =>
      owner === undefined
        ? `An entry of ${quoted(name)} is null. Remove the entry.`
        : `This null removes ${quoted(name)}, which ${owner} needs. Set a value. If the brand inherits a value, remove ${nullOf(name)} instead.`,
  },
  'unknown-value': {
    title: 'A value that is not one of the choices',
    severity: 'error',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `${found} is not a choice for ${quoted(name)}. Choose ${oneOf(expected)}.`,
  },
  'out-of-range': {
    title: 'A number out of range',
    severity: 'error',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `${found} is out of range for ${quoted(name)}: it has to be ${expected}.`,
  },
  'wrong-length': {
    title: 'A text or list that is too short or too long',
    severity: 'error',
    message: ({ name, owner, found, expected }: ContextWith<'name' | 'found' | 'expected', 'owner'>) =>
      `${owner ? `An entry of ${quoted(owner)}` : quoted(name)} has ${found}, but ${expected.startsWith('at most') ? 'may have' : 'needs'} ${expected}. ${lengthRemedy(expected)}`,
  },
  'duplicate-item': {
    title: 'The same entry twice in a list',
    severity: 'error',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `${found} occurs more than once in ${quoted(name)}. Keep one of the entries.`,
  },
  'bad-form': {
    title: 'A text in the wrong format',
    severity: 'error',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `${found} is not valid for ${quoted(name)}: the value has to be ${expected}.`,
  },
  'bad-name': {
    title: 'A name that cannot be used as a key here',
    severity: 'error',
    message: ({ name, expected }: ContextWith<'name' | 'expected'>) =>
      `${quoted(name)} cannot be a key here. Rename it: the key has to be ${expected}.`,
  },
  'bad-colour': {
    title: 'Not a colour',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `${found} is not a colour in a format that Livery reads. Write ${expected}.`,
  },
  'bad-url': {
    title: 'Not a valid address',
    severity: 'error',
    message: ({ name, found, expected }: ContextWith<'name' | 'found' | 'expected'>) =>
      `${found} is not valid for ${quoted(name)}: the value has to be ${expected}.${/^"http:/i.test(found) ? ' Without https, others could read or change the data.' : ''}`,
  },
  'bad-host': {
    title: 'Not a host name',
    severity: 'error',
    message: ({ found }: ContextWith<'found'>) =>
      `${found} is not a host name. Write words of lowercase letters, digits and hyphens with dots between them, such as "pay.example". Leave out "https://", port and path, and name each host instead of "*".`,
  },
  'internal-address': {
    title: 'An internal address that Livery’s server requests',
    severity: 'warning',
    message: ({ name, found }: ContextWith<'name' | 'found'>) =>
      `${found} leads to the machine or the network of Livery’s server, so the server could send requests to an internal service. If this service is not the brand’s own, set ${quoted(name)} to a public address.`,
  },
  'wrong-unit': {
    title: 'A unit that cannot be used',
    severity: 'error',
    message: ({ found, expected }: ContextWith<'found' | 'expected'>) =>
      `${found} is not a unit here. Use ${oneOf(expected)}.`,
  },
} satisfies Record<string, CatalogueEntry>

/** The remedy for a text or a list, by its expected length: `at most 40 characters`. */
function lengthRemedy(expected: string): string {
  if (expected.includes('character'))
    return expected.startsWith('at most') ? 'Shorten the text.' : 'Write a longer text.'
  return expected.startsWith('at most') ? 'Remove entries.' : 'Add entries.'
}
