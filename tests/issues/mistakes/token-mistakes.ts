import { type Mistake, inFile, inTokens, manifest } from './mistake.ts'

/** The aliases from `palette.c1` to the colour of `palette.c33`. */
const aliases = Array.from({ length: 33 }, (_, index) => {
  const value = index === 32 ? '#123456' : `{palette.c${index + 2}}`
  return `"c${index + 1}": { "$value": "${value}" }`
}).join(',\n    ')

/** Mistakes in colours, lengths, durations and typefaces. */
export const tokenMistakes: readonly Mistake[] = [
  {
    title: 'unknown token',
    code: 'unknown-token',
    ...inTokens('"light": { ‸"acent": { "$value": "#123456" } }', '"light": { "accent": { "$value": "#123456" } }'),
    suggestion: 'accent',
  },
  {
    title: 'alias of an unknown token',
    code: 'unknown-token',
    ...inTokens(
      '"palette": { "gold": { "$value": "#7a5200" } }, "light": { "link": { "$value": ‸"{palette.glod}" } }',
      '"palette": { "gold": { "$value": "#7a5200" } }, "light": { "link": { "$value": "{palette.gold}" } }',
    ),
    suggestion: 'palette.gold',
  },
  {
    title: 'alias of a token of another kind',
    code: 'wrong-alias',
    ...inTokens(
      '"light": { "link": { "$value": ‸"{radius.card}" } }',
      '"light": { "link": { "$value": "{light.text}" } }',
    ),
    message: 'has to be a colour',
  },
  {
    title: 'tokens in a cycle',
    code: 'cyclic-alias',
    ...inTokens(
      '"palette": { "a": { "$value": ‸"{palette.b}" }, "b": { "$value": "{palette.a}" } }',
      '"palette": { "a": { "$value": "#123456" }, "b": { "$value": "{palette.a}" } }',
    ),
  },
  {
    title: 'chain of 33 aliases',
    code: 'long-alias-chain',
    ...inTokens(
      `"palette": {\n    "c0": { "$value": ‸"{palette.c1}" },\n    ${aliases}\n  }`,
      `"palette": {\n    "c0": { "$value": "{palette.c2}" },\n    ${aliases}\n  }`,
    ),
    message: 'has more than 32 aliases: "palette.c0" → "palette.c1" → "palette.c2" → …',
  },
  {
    title: 'alias of an unknown radius',
    code: 'unknown-token',
    ...inTokens(
      '"radius": { "card": { "$value": ‸"{radius.crd}" } }',
      '"radius": { "card": { "$value": { "value": 7, "unit": "px" } } }',
    ),
    isGuess: true,
    message: 'so this token, which refers to it, has no value. Correct the name.',
  },
  {
    title: 'number as a colour',
    code: 'bad-colour',
    ...inTokens('"light": { "link": { "$value": ‸5 } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'alias as the text of a colour object',
    code: 'bad-colour',
    ...inTokens(
      '"light": { "link": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1], "hex": ‸"{palette.gold}" } } }',
      '"light": { "link": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1], "hex": "#0000ff" } } }',
    ),
    message: 'Write #rrggbb, such as "#1b2a6b".',
  },
  {
    title: 'duration without a unit',
    code: 'wrong-type',
    ...inTokens(
      '"motion": { "short": { "$value": ‸150 } }',
      '"motion": { "short": { "$value": { "value": 150, "unit": "ms" } } }',
    ),
    message: 'such as { "value": 150, "unit": "ms" }',
  },
  {
    title: 'length without a unit',
    code: 'wrong-type',
    ...inTokens(
      '"radius": { "card": { "$value": ‸7 } }',
      '"radius": { "card": { "$value": { "value": 7, "unit": "px" } } }',
    ),
    message: 'such as { "value": 7, "unit": "px" }',
  },
  {
    title: 'bad colour',
    code: 'bad-colour',
    ...inTokens('"light": { "link": { "$value": ‸"gold" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'style where a colour is needed',
    code: 'bad-colour',
    ...inTokens(
      '"light": { "link": { "$value": ‸"red;} body{display:none" } }',
      '"light": { "link": { "$value": "#7a5200" } }',
    ),
  },
  {
    title: 'wrong unit',
    code: 'wrong-unit',
    ...inTokens(
      '"radius": { "card": { "$value": { "value": 4, "unit": ‸"em" } } }',
      '"radius": { "card": { "$value": { "value": 4, "unit": "rem" } } }',
    ),
    suggestion: 'rem',
  },
  {
    title: 'text with too little contrast',
    code: 'contrast-too-low',
    ...inTokens('"light": { "muted": { "$value": ‸"#cccccc" } }', '"light": { "muted": { "$value": "#444444" } }'),
  },
  {
    title: 'colour of five digits',
    code: 'bad-colour',
    ...inTokens('"light": { "link": { "$value": ‸"#7a520" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'colour without "#"',
    code: 'bad-colour',
    ...inTokens('"light": { "link": { "$value": ‸"7a5200" } }', '"light": { "link": { "$value": "#7a5200" } }'),
    message: 'Write #rrggbb, such as "#1b2a6b", or the name of another token in braces',
  },
  {
    title: 'alias of a token in sandbox.json',
    code: 'bad-colour',
    ...inFile(
      'sandbox.json',
      '{ "artwork": { "palette": { "ground": ‸"{palette.ink}" } } }',
      '{ "artwork": { "palette": { "ground": "#101010" } } }',
    ),
    message: 'Write #rrggbb, such as "#1b2a6b".',
  },
  {
    title: 'colour as a function',
    code: 'bad-colour',
    ...inTokens('"light": { "link": { "$value": ‸"rgb(1, 2, 3)" } }', '"light": { "link": { "$value": "#010203" } }'),
  },
  {
    title: 'dark text on a dark ground',
    code: 'contrast-too-low',
    ...inTokens('"dark": { "text": { "$value": ‸"#222222" } }', '"dark": { "text": { "$value": "#eeeeee" } }'),
  },
  {
    title: 'removed token that other tokens use',
    code: 'unknown-token',
    ...inTokens('"palette": { ‸"ink": null }', '"palette": { "ink": { "$value": "#101010" } }'),
  },
  {
    title: 'radius with the alias of a weight',
    code: 'wrong-alias',
    ...inTokens(
      '"radius": { "card": { "$value": ‸"{weight.title}" } }',
      '"radius": { "card": { "$value": "{radius.dialog}" } }',
    ),
    message: 'has to be a length',
  },
  {
    title: 'border with the alias of a weight',
    code: 'wrong-alias',
    ...inTokens(
      '"border": { "card": { "$value": ‸"{weight.title}" } }',
      '"border": { "card": { "$value": "{radius.card}" } }',
    ),
    message: 'has to be a length',
  },
  {
    title: 'typeface that pages do not load',
    code: 'typeface-not-loaded',
    severity: 'warning',
    ...inTokens(
      '"font": { "title": { "$value": [‸"Mitr", "Noto Sans Thai", "sans-serif"] } }',
      '"font": { "title": { "$value": ["Noto Sans Thai", "serif"] } }',
    ),
    message: 'all other typefaces of the brand in "fonts"',
  },
  {
    title: 'typefaces without Thai letters',
    code: 'typeface-without-letters',
    severity: 'warning',
    ...inTokens(
      '"font": { "number": { "$value": ‸["IBM Plex Mono", "monospace"] } }',
      '"font": { "number": { "$value": ["IBM Plex Mono", "Noto Sans Thai", "monospace"] } }',
    ),
    beside: { 'manifest.json': manifest('"theme": { "fonts": ["ibm-plex-mono", "noto-sans-thai"] }') },
    message: 'lack letters of Thai',
  },
  {
    title: 'transparent text',
    code: 'contrast-too-low',
    ...inTokens('"light": { "text": { "$value": ‸"#14181f00" } }', '"light": { "text": { "$value": "#14181ff0" } }'),
  },
]
