/** Further attributes of a shape: `stroke="#fff"`. */
type More = string

/** A number rounded to a tenth, in its shortest form. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function circle(x: number, y: number, r: number, fill: string, more: More = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more: More = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: More = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes(more)}/>`
}

export function path(d: string, fill: string, more: More = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`
}

/** A stroke without a fill. */
export function line(d: string, stroke: string, width: number, more: More = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${attributes(more)}/>`
}

export function group(body: string, more: More): string {
  return `<g${attributes(more)}>${body}</g>`
}

/** Rotates `body` around the centre of a motif's box (100, 100), then scales it, then moves it. */
export function placeShape(body: string, x: number, y: number, scale: number, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${n(degrees)} 100 100)`
  return group(body, `transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})${turn}"`)
}

/** The outline of a star, as a path. `outer` and `inner` are the radii of its tips and of the corners between them. */
export function star(x: number, y: number, outer: number, inner: number, tips: number, turn = -90): string {
  const points = Array.from({ length: tips * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / tips) * Math.PI) / 180
    const radius = index % 2 === 0 ? outer : inner
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** `count` copies of a shape, each created with its index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

const attributes = (more: More) => (more === '' ? '' : ` ${more}`)
