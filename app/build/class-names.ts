/**
 * Names the classes and animations of style modules in a build: file in lowercase, class in uppercase letters, as in
 * `bfC`. Readable names would make a page 7 % larger. The classes of `base.css` have no uppercase letters, so no name
 * equals one of them.
 *
 * @param files the paths of style modules, in an order that is the same for each build. Other files get the next
 *   numbers
 * @returns a function for Vite's option `generateScopedName`
 */
export function shortClassNames(files: readonly string[]): (name: string, file: string) => string {
  const codes = numbering('a')
  const classes = new Map(files.map((file) => [codes(file), numbering('A')]))
  return (name, file) => {
    const code = codes(file.split('?')[0] ?? '')
    const numbers = classes.get(code) ?? numbering('A')
    classes.set(code, numbers)
    return `${code}${numbers(name)}`
  }
}

/** Numbers values in the order of their first use. The numbers are in letters from `first` on: a, b, … z, ba, bb, … */
function numbering(first: 'a' | 'A'): (value: string) => string {
  const known = new Map<string, string>()
  const start = first.charCodeAt(0)
  const lettersOf = (number: number): string =>
    (number < 26 ? '' : lettersOf(Math.floor(number / 26))) + String.fromCharCode(start + (number % 26))
  return (value) => {
    const letters = known.get(value) ?? lettersOf(known.size)
    known.set(value, letters)
    return letters
  }
}
