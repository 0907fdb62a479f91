import { BadGameList, listLimits } from './list-limits.ts'

const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d
const comma = 0x2c

/**
 * Reads the text of a JSON array in pieces, and returns the objects that each piece completes. So the caller can pause
 * between two pieces of a large list. Throws {@link BadGameList} for any other text.
 */
export function createRowSplitter() {
  let rest = ''
  let depth = 0
  /** The last item at depth 1: none yet, a row (or its beginning), or a comma. */
  let place: 'start' | 'after-row' | 'after-comma' = 'start'
  let rowStart = -1
  let isText = false
  let isEscaped = false
  let isOver = false

  /** Reads the character at `index` of the buffered text. Returns the end of a row if the character closes the row. */
  function step(sign: number, index: number): number | undefined {
    if (isText) {
      if (isEscaped) isEscaped = false
      else if (sign === backslash) isEscaped = true
      else if (sign === quote) isText = false
      return undefined
    }
    if (isOver || depth === 0) {
      if (isBlank(sign)) return undefined
      if (isOver || sign !== openBracket) throw new BadGameList('The file is not a list.')
      depth = 1
      return undefined
    }
    if (depth === 1) return stepBetweenRows(sign, index)
    if (sign === quote) isText = true
    else if (sign === openBrace || sign === openBracket) depth += 1
    else if (sign === closeBrace || sign === closeBracket) {
      depth -= 1
      if (depth === 1) return index + 1
    }
    return undefined
  }

  function stepBetweenRows(sign: number, index: number): undefined {
    if (isBlank(sign)) return
    if (place === 'after-row' ? sign === comma : sign === openBrace) {
      place = place === 'after-row' ? 'after-comma' : 'after-row'
      if (sign === comma) return
      rowStart = index
      depth = 2
    } else if (sign === closeBracket && place !== 'after-comma') {
      depth = 0
      isOver = true
    } else throw new BadGameList('The list contains values that are not games.')
  }

  return {
    /** Adds a piece of text, and returns the rows that it completes. */
    push(piece: string): unknown[] {
      const text = rest + piece
      const rows: string[] = []
      for (let index = rest.length; index < text.length; index += 1) {
        const end = step(text.charCodeAt(index), index)
        if (end !== undefined) {
          rows.push(limited(text.slice(rowStart, end)))
          rowStart = -1
        }
      }
      rest = rowStart === -1 ? '' : limited(text.slice(rowStart))
      rowStart = rest === '' ? -1 : 0
      return parse(rows)
    },
    /** Throws if the list is incomplete. */
    end(): void {
      if (!isOver) throw new BadGameList('The list ends in the middle.')
    },
  }
}

const isBlank = (sign: number) => sign === 0x20 || sign === 0x0a || sign === 0x0d || sign === 0x09 || sign === 0xfeff

/** Returns a row, or the beginning of a row. Throws {@link BadGameList} if the text is too long. */
function limited(row: string): string {
  if (row.length > listLimits.row) throw new BadGameList('A row is too long.')
  return row
}

function parse(rows: readonly string[]): unknown[] {
  try {
    // oxlint-disable-next-line input/no-asserted-input -- the text is a list
    return JSON.parse(`[${rows.join(',')}]`) as unknown[]
  } catch {
    throw new BadGameList('The file is not JSON.')
  }
}
