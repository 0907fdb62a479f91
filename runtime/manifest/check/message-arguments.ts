import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

const none: readonly string[] = []

/** The characters with a meaning in an ICU message. */
const special = /[{}'<]/

/** Whether a text is an ICU message without arguments, because it has no character with a meaning. */
export const isPlainText = (text: string) => !special.test(text)

/** The sorted names of an ICU message's arguments, or the reason why the message is malformed, in words. */
export function messageArguments(text: string): readonly string[] | { readonly error: string } {
  if (isPlainText(text)) return none
  try {
    return [...new Set(argumentsOf(parse(text, { ignoreTag: true })))].toSorted()
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))]
    }
    // With `ignoreTag`, the parser returns no tags.
    return element.type === TYPE.tag ? [] : [element.value]
  })
}

/** The kind of the parser's error in words. */
function reasonOf(error: unknown): string {
  const kind = error instanceof Error ? error.message : String(error)
  return kinds[kind] ?? 'the part in braces is incomplete'
}

const kinds: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing brace is missing',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'a closing quote is missing within braces',
  EMPTY_ARGUMENT: 'there is nothing between two braces',
  MALFORMED_ARGUMENT: 'the part in braces has to be a single name, such as {name}',
  EXPECT_ARGUMENT_TYPE: 'a word such as "plural" is missing after the comma',
  INVALID_ARGUMENT_TYPE: 'the word after the comma is none of "number", "date", "time", "plural", "select"',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'the choices are missing, such as "one {text} other {text}"',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'the choices are missing, such as "one {text} other {text}"',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'the choices are missing, such as "one {text} other {text}"',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'the text of a choice is not in braces',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'the text of a choice is not in braces',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'a choice of "plural" is neither a word such as "one" nor a number such as "=1"',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a choice occurs twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a choice occurs twice',
  EXPECT_ARGUMENT_STYLE: 'a style is missing after the second comma',
  EXPECT_NUMBER_SKELETON: 'a format is missing after "::"',
  INVALID_NUMBER_SKELETON: 'the format of the number after "::" does not exist',
  EXPECT_DATE_TIME_SKELETON: 'a format is missing after "::"',
  INVALID_DATE_TIME_SKELETON: 'the format of the date or time after "::" does not exist',
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: 'a number is missing after "offset:"',
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: 'the value of "offset:" is not a whole number',
  MISSING_OTHER_CLAUSE: 'the choice "other {text}" is missing',
}
