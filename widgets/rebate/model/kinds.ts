/** The kinds of game with a name in the area's messages. */
const kinds = ['slot', 'live', 'sport', 'card', 'fish', 'lottery', 'esport', 'cockfight', 'instantwin'] as const

export const isNamedKind = (kind: string): kind is (typeof kinds)[number] => (kinds as readonly string[]).includes(kind)
