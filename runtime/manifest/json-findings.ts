import { parse, type AnyNode, type DocumentNode } from '@humanwhocodes/momoa'
import { joinPointer } from './pointer.ts'
import { fileLimits, isForbiddenKey, type JsonFinding, type CodeWithContext } from './json-limits.ts'
import { toleratedFindings, withoutTolerated } from './tolerated-json.ts'

/**
 * Finds the mistakes in the text of a file, with their places. Slower than JSON.parse.
 *
 * @param parseError the error of JSON.parse, or undefined if it accepts the text
 */
export function findJsonFindings(text: string, parseError: unknown): readonly JsonFinding[] {
  const tooDeep = depthFinding(text)
  if (tooDeep) return [tooDeep]
  if (parseError === undefined) return structureFindings(parse(text, { mode: 'json', ranges: true }))
  const tolerated = toleratedFindings(text)
  return tolerated.length > 0 ? tolerated : [otherSyntaxFinding(text, parseError)]
}

/**
 * The first mistake that is neither a comment nor a trailing comma. Livery reports only this mistake, and no comment or
 * trailing comma.
 */
function otherSyntaxFinding(text: string, parseError: unknown): JsonFinding {
  const blank = withoutTolerated(text)
  if (blank === text) return syntaxFinding(text, parseError)
  try {
    JSON.parse(blank)
  } catch (error) {
    return syntaxFinding(blank, error, text)
  }
  return syntaxFinding(text, parseError)
}

/**
 * Reports the first bracket beyond the limit of depth. Works without recursion, because a deeply nested text would
 * overflow the stack of a parser.
 */
function depthFinding(text: string): JsonFinding | undefined {
  let depth = -1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') {
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1
    } else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > fileLimits.depth) {
      const context = {
        found: `${depth + 1} or more levels of nested objects and lists`,
        expected: String(fileLimits.depth + 1),
      }
      return { code: 'file-too-large', context, ...lineAndColumn(text, at), pointer: '' }
    }
  }
  return undefined
}

/**
 * @param written the text of the file. It differs from `text` if `text` has spaces instead of comments and trailing
 *   commas
 */
function syntaxFinding(text: string, parseError: unknown, written = text): JsonFinding {
  const describeAt = (offset: number) =>
    describe(text.slice(0, offset) + written.slice(offset), offset, String(parseError))
  const position = /position (\d+)/.exec(String(parseError))?.[1]
  const end = text.trimEnd().length
  const endsEarly = position === undefined ? /end of JSON input/.test(String(parseError)) : Number(position) >= end
  if (end > 0 && endsEarly) return { ...describeAt(end), ...lineAndColumn(text, end), pointer: '' }
  // Within a text in quotes, the position from JSON.parse is better. The parser momoa reads on to the next quote before
  // it fails.
  const isWithinText = position !== undefined && /Bad control/.test(String(parseError))
  try {
    if (!isWithinText) parse(text, { mode: 'json', ranges: true })
  } catch (error) {
    const place = error as { line?: number; column?: number; offset?: number }
    if (typeof place.line === 'number' && typeof place.column === 'number') {
      return { ...describeAt(place.offset ?? 0), line: place.line, column: place.column, pointer: '' }
    }
  }
  const offset = Number(position ?? text.length)
  return { ...describeAt(offset), ...lineAndColumn(text, offset), pointer: '' }
}

/** Line and column, from 1, of an offset in UTF-16 units. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lines = before.split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/**
 * The mistake at an offset, in words, with its remedy.
 *
 * @param reason the message of JSON.parse
 */
function describe(text: string, offset: number, reason: string): CodeWithContext & Pick<JsonFinding, 'fix'> {
  const rest = text.slice(offset)
  const before = text.slice(0, offset).trimEnd().at(-1) ?? ''
  const context = (found: string, expected: string) => ({ code: 'invalid-json' as const, context: { found, expected } })
  if (text.trim() === '') return context('the file is empty', 'Write at least {}.')
  if (rest.trim() === '') return context('the file ends too early', 'A closing } or ] or a quote is missing.')
  if (/^(?:<{7}|={7}|>{7})/.test(rest))
    return context(
      'there is an unresolved merge conflict',
      'Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    )
  if (/not valid|Unexpected/.test(reason) && isAfterEnd(text, offset))
    return context(
      'there is more text after the end of the object',
      'Remove this text, or the bracket that closes too early.',
    )
  if (text.trimStart().startsWith(rest) || isOutside(text, offset))
    return context('the file does not begin with a brace', 'Put { at the beginning and } at the end of the file.')
  if (/Bad control character/.test(reason))
    return context(
      'a text contains a control character, such as a line break or a tab',
      'Close the text with a quote before this place, remove the character, or write \\n for a line break.',
    )
  if (/Bad Unicode escape/i.test(reason))
    return context('four hexadecimal digits have to follow \\u', 'Complete the digits, or remove the backslash.')
  if (/Bad escaped character/.test(reason))
    return context('a backslash has no meaning before this character', 'Remove the backslash, or write two.')
  const quoted = wronglyQuoted(rest)
  const fix = (length: number, put: string) => ({ fix: { start: offset, end: offset + length, text: put } })
  const straight = quoted && fix(quoted.length, `"${quoted.slice(1, -1)}"`)
  if (rest.startsWith("'")) return { ...context('a text is in single quotes', 'Use double quotes.'), ...straight }
  if (rest.startsWith('`')) return context('a text is in backticks', 'Use double quotes.')
  const ascii = [...rest][0]?.normalize('NFKC') ?? ''
  if (/^[^\0-\u007f]/.test(rest) && /^[\u0021-\u007e]$/.test(ascii))
    return context('there is a full-width character', `Write ${ascii} in its place.`)
  if (/^[\u0e50-\u0e59]/.test(rest)) return context('a number is in Thai digits', 'Write it with the digits 0 to 9.')
  if (/\d$/.test(text.slice(0, offset)) && /^[A-Za-z]/.test(rest))
    return context('a number has letters in it', 'Write digits only, or put it in double quotes if it is a text.')
  if (/\d\.$/.test(text.slice(0, offset)) || /^\.\d/.test(rest))
    return context('a number begins or ends with a point', 'Write digits on both sides of the point.')
  const thousands = /(\d{1,3}),$/.exec(text.slice(0, offset))?.[1]
  if (thousands !== undefined && /^\d{3}(?!\d)/.test(rest))
    return context('a number has a comma in it', `Write it without the comma: ${thousands}${rest.slice(0, 3)}.`)
  if (/^0\d/.test(rest))
    return context('a number begins with 0', 'Remove the 0, or put the number in double quotes if it is a text.')
  if (/^[\dtfn-]/.test(rest) && '{,'.includes(before) && before !== '')
    return context('a key has no quotes', 'Put the key in double quotes.')
  if (/^["{[\dtfn-]/.test(rest) && !',:[{'.includes(before)) {
    return context(
      'a comma or colon is missing before this place',
      'Put a comma between two entries, or a colon after a key.',
    )
  }
  if (/^[\u201c\u201d\u201e\u2018\u2019]/.test(rest))
    return { ...context('a text is in curly quotes', 'Use straight double quotes.'), ...straight }
  if (/^[\u200b-\u200f\u2060\ufeff\u00a0]/.test(rest))
    return context('there is an invisible character', 'Delete the character, and type this place again.')
  if (before === '"' && /^[^\s,:}\]]/.test(rest))
    return context(
      'a text has ended before this place',
      'A colon, comma or quote is missing before this place, or a quote within a text needs a backslash: \\".',
    )
  const word = /^(true|false|null|none)\b/i.exec(rest)?.[1]?.toLowerCase()
  if (word && !rest.startsWith(word)) {
    const written = JSON.stringify(rest.slice(0, word.length))
    // The author may mean the text "none" and not the word null.
    if (word === 'none')
      return context(`JSON has no word ${written}`, 'Write null to remove the value, or put a text in double quotes.')
    return { ...context(`${written} has capital letters`, `Write ${word}.`), ...fix(word.length, word) }
  }
  if (/^[A-Za-z_$]/.test(rest)) return context('a word has no quotes', 'Put the word in double quotes.')
  if (/^[}\]]/.test(rest) && before !== '' && !',:'.includes(before))
    return context('a bracket of the other kind is open', 'Close that bracket before this place.')
  if (before === ':' && rest.startsWith(':')) return context('there are two colons', 'Remove one.')
  if (/^[},\]]/.test(rest) && before !== '' && ',:'.includes(before))
    return context('a value is missing before this place', 'Add the value, or remove the comma or key before it.')
  const sign = [...rest][0] ?? ''
  return context(
    `${JSON.stringify(sign)} is not allowed at this place`,
    'Remove it, or add a missing quote, comma or brace just before it.',
  )
}

/**
 * The text in single or curly quotes with which `rest` begins, including the quotes. Undefined if its end is uncertain,
 * or if it needs a backslash in straight quotes.
 */
function wronglyQuoted(rest: string): string | undefined {
  const found =
    /^'[^'"\\\n]*'(?=\s*[,:}\]])/.exec(rest) ??
    /^[\u201c-\u201e][^\u201c-\u201e"\\\n]*[\u201c\u201d](?=\s*[,:}\]])/.exec(rest) ??
    /^[\u2018\u2019][^\u2018\u2019"\\\n]*[\u2018\u2019](?=\s*[,:}\]])/.exec(rest)
  return found?.[0]
}

function describeRoot({ type }: AnyNode): string {
  if (type === 'Array') return 'a list'
  return type === 'String' ? 'a text' : 'a single value'
}

/** Whether an offset follows the bracket that closes the whole object or list. */
function isAfterEnd(text: string, offset: number): boolean {
  return openBrackets(text, offset) === 0 && /[}\]]\s*$/.test(text.slice(0, offset))
}

/** Whether no bracket precedes an offset. */
function isOutside(text: string, offset: number): boolean {
  return openBrackets(text, offset) === 0 && !/[{[]/.test(text.slice(0, offset))
}

function openBrackets(text: string, end: number): number {
  let open = 0
  for (let at = 0; at < end; at += 1) {
    const sign = text[at]
    if (sign === '"') {
      for (at += 1; at < end && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1
    } else if (sign === '{' || sign === '[') open += 1
    else if (sign === '}' || sign === ']') open -= 1
  }
  return open
}

/**
 * Findings about a text that JSON.parse accepts: a root that is not an object, duplicate or forbidden keys, and
 * exceeded limits.
 */
function structureFindings(document: DocumentNode): JsonFinding[] {
  const findings: JsonFinding[] = []
  let nodes = 0
  const at = (node: AnyNode, pointer: string) => ({ line: node.loc.start.line, column: node.loc.start.column, pointer })
  const tooLarge = (node: AnyNode, pointer: string, found: string, expected: string) =>
    findings.push({ code: 'file-too-large', context: { found, expected }, ...at(node, pointer) })

  if (document.body.type !== 'Object') {
    return [
      {
        code: 'wrong-type',
        context: { name: '', found: describeRoot(document.body), expected: 'an object in braces' },
        ...at(document.body, ''),
      },
    ]
  }
  let level: { node: AnyNode; pointer: string }[] = [{ node: document.body, pointer: '' }]
  while (level.length > 0) {
    const next: typeof level = []
    for (const { node, pointer } of level) {
      nodes += 1
      if (node.type === 'String' && node.value.length > fileLimits.textLength) {
        tooLarge(node, pointer, `a text of ${node.value.length} characters`, String(fileLimits.textLength))
      }
      if (node.type === 'Array') {
        node.elements.forEach((element, index) =>
          next.push({ node: element.value, pointer: joinPointer(pointer, index) }),
        )
      }
      if (node.type !== 'Object') continue
      const times = new Map<string, number>()
      const duplicates = new Map<string, AnyNode>()
      for (const member of node.members) {
        const key = member.name.type === 'String' ? member.name.value : member.name.name
        const place = joinPointer(pointer, key)
        if (isForbiddenKey(key))
          findings.push({ code: 'forbidden-key', context: { name: key }, ...at(member.name, place) })
        else if (times.has(key) && !duplicates.has(key)) duplicates.set(key, member.name)
        times.set(key, (times.get(key) ?? 0) + 1)
        next.push({ node: member.value, pointer: place })
      }
      for (const [key, second] of duplicates) {
        const count = times.get(key) ?? 0
        const context = { name: key, ...(count > 2 && { found: `${count} times` }) }
        findings.push({ code: 'duplicate-key', context, ...at(second, joinPointer(pointer, key)) })
      }
    }
    if (nodes > fileLimits.nodes) {
      tooLarge(document.body, '', `${nodes} or more values`, String(fileLimits.nodes))
      return findings
    }
    level = next
  }
  return findings
}
