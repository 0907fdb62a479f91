/** A line of a diff: a line of both texts, a line of one text, or a mark for omitted equal lines. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed' | 'gap'
  readonly text: string
}

/** The number of equal lines that the diff shows on each side of a change. */
const contextLines = 2

/** The lines that differ between two texts, with the lines next to them. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  return withGaps(compare(linesOf(before), linesOf(after)))
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/))

/**
 * Finds the longest common subsequence of lines. First skips equal lines at both ends, so that its table stays small.
 */
function compare(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  const maxTail = Math.min(before.length, after.length) - head
  while (tail < maxTail && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const [old, changed] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  const same = (text: string): DiffLine => ({ kind: 'same', text })
  return [...before.slice(0, head).map(same), ...middle(old, changed), ...before.slice(before.length - tail).map(same)]
}

/** The maximum number of cells in the table of common lines. The diff shows a larger part as wholly replaced. */
const maxCells = 4_000_000

/**
 * Compares lists of lines with different first and last lines. The table counts the common lines from each pair of
 * lines to the end.
 */
function middle(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > maxCells) return [...before.map(removed), ...after.map(added)]
  const width = after.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      lines.push({ kind: 'same', text: before[row] ?? '' })
      row += 1
      column += 1
    } else if (row < before.length && (column === after.length || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(before[row] ?? ''))
      row += 1
    } else {
      lines.push(added(after[column] ?? ''))
      column += 1
    }
  }
  return lines
}

const removed = (text: string): DiffLine => ({ kind: 'removed', text })
const added = (text: string): DiffLine => ({ kind: 'added', text })

function withGaps(lines: readonly DiffLine[]): readonly DiffLine[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - contextLines), index + contextLines + 1).some(({ kind }) => kind !== 'same')
  return lines.flatMap((line, index): readonly DiffLine[] => {
    if (isNear(index)) return [line]
    return index > 0 && isNear(index - 1) ? [{ kind: 'gap', text: '…' }] : []
  })
}
