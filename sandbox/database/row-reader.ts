import type { SQLOutputValue } from 'node:sqlite'
import { isText, type Text } from '../localised-text.ts'

type Value = SQLOutputValue | undefined

/** The columns of a row by name, each with the function that reads its values. */
export type Columns<Row> = { readonly [Name in keyof Row]: (value: Value) => Row[Name] }

/**
 * Returns a function that reads a row of a statement. The result has the listed columns only.
 *
 * @throws TypeError if the statement does not select a listed column, or selects a value of another type
 */
export function rowReader<Row extends object>(
  columns: Columns<Row>,
): (row: Readonly<Record<string, SQLOutputValue>>) => Row {
  const readers = Object.entries<(value: Value) => unknown>(columns)
  return (row) => {
    const read = readers.map(([name, readColumn]) => {
      try {
        return [name, readColumn(row[name])] as const
      } catch (cause) {
        throw new TypeError(`The column "${name}" has an unexpected value.`, { cause })
      }
    })
    // The reader of each column has returned its value, but `Object.fromEntries` loses the types of the values.
    return Object.fromEntries(read) as Row
  }
}

export function textColumn(value: Value): string {
  if (typeof value !== 'string') throw new TypeError('It is not a text.')
  return value
}

export function integerColumn(value: Value): number {
  if (typeof value !== 'number') throw new TypeError('It is not a number.')
  return value
}

/** A column that may be null. */
export const orNull =
  <Read>(read: (value: Value) => Read) =>
  (value: Value): Read | null =>
    value === null ? null : read(value)

/** A column that contains one of the given words. */
export function wordColumn<const Word extends string>(words: readonly Word[]): (value: Value) => Word {
  return (value) => {
    const word = words.find((one) => one === value)
    if (word === undefined) throw new TypeError(`It is none of ${words.join(', ')}.`)
    return word
  }
}

/** A column that stores a text by language as JSON. */
export function localisedColumn(value: Value): Text {
  const text: unknown = JSON.parse(textColumn(value))
  if (!isText(text)) throw new TypeError('It is not a text by language.')
  return text
}
