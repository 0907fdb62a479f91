/** A node of a syntax tree, with the properties that occur in rows of tests. */
export interface Syntax {
  readonly type: string
  readonly value?: unknown
  readonly name?: string
  /** The elements of a list. */
  readonly elements?: readonly (Syntax | null)[]
  /** The properties of an object. */
  readonly properties?: readonly (Syntax & { readonly key?: Syntax })[]
  /** The list of `[…] as const` and `[…] satisfies …`. */
  readonly expression?: Syntax
  /** The statements of a program. */
  readonly body?: unknown
  /** The constants of a statement. */
  readonly declarations?: readonly { readonly id: Syntax; readonly init?: Syntax | null }[]
}

/** A text of a row that appears in the title of its test. */
export interface RowTitle {
  readonly row: Syntax
  readonly text: string
}

/**
 * The texts of `rows` that a title shows: by `%s` in order, or by `$name`. Follows the name of a constant to its list.
 *
 * @param program the file, for constants
 */
export function rowTitles(title: string, rows: Syntax, program?: Syntax): readonly RowTitle[] {
  const cells = [...title.matchAll(/%[sdifjoOp]/g)].flatMap(([code], index) => (code === '%s' ? [index] : []))
  const names = [...title.matchAll(/\$([A-Za-z]\w*)/g)].map(([, name]) => name)
  return (listOf(rows, program)?.elements ?? []).flatMap((row) => {
    if (!row) return []
    const values = row.elements ?? (row.properties ? [] : [row])
    const named = (row.properties ?? [])
      .filter(({ key }) => names.includes(key?.name))
      .map(({ value }) => value as Syntax)
    return [...cells.map((cell) => values[cell]), ...named].flatMap((cell) =>
      typeof cell?.value === 'string' ? [{ row: cell, text: cell.value }] : [],
    )
  })
}

function listOf(rows: Syntax, program: Syntax | undefined): Syntax | undefined {
  if (rows.expression) return listOf(rows.expression, program)
  if (rows.type !== 'Identifier') return rows
  const statements = (program?.body ?? []) as readonly Syntax[]
  const constant = statements
    .flatMap(({ declarations }) => declarations ?? [])
    .find(({ id, init }) => id.name === rows.name && init)
  return constant?.init ? listOf(constant.init, undefined) : undefined
}
