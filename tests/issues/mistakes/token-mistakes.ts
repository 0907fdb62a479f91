import { type Mistake, tokens } from './mistake.ts'

/** Mistakes in colours and measures. */
export const tokenMistakes: readonly Mistake[] = [
  {
    title: 'unknown token',
    code: 'unknown-token',
    ...tokens('"light": { ‸"acent": { "$value": "#123456" } }', '"light": { "accent": { "$value": "#123456" } }'),
    suggestion: 'accent',
  },
  {
    title: 'alias of an unknown token',
    code: 'unknown-token',
    ...tokens(
      '"palette": { "gold": { "$value": "#7a5200" } }, "light": { "link": { "$value": ‸"{palette.glod}" } }',
      '"palette": { "gold": { "$value": "#7a5200" } }, "light": { "link": { "$value": "{palette.gold}" } }',
    ),
    suggestion: 'palette.gold',
  },
  {
    title: 'alias of a token of another kind',
    code: 'wrong-alias',
    ...tokens(
      '"light": { "link": { "$value": ‸"{radius.card}" } }',
      '"light": { "link": { "$value": "{light.text}" } }',
    ),
    message: 'has to be a colour',
  },
  {
    title: 'tokens in a cycle',
    code: 'cyclic-alias',
    ...tokens(
      '"palette": { "a": { "$value": ‸"{palette.b}" }, "b": { "$value": "{palette.a}" } }',
      '"palette": { "a": { "$value": "#123456" }, "b": { "$value": "{palette.a}" } }',
    ),
  },
  {
    title: 'alias of an unknown radius',
    code: 'unknown-token',
    ...tokens(
      '"radius": { "card": { "$value": ‸"{radius.crd}" } }',
      '"radius": { "card": { "$value": { "value": 7, "unit": "px" } } }',
    ),
    isGuess: true,
    message: 'so the token that refers to it has no value. Correct the name.',
  },
  {
    title: 'number as a colour',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸5 } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'bad colour',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"gold" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'style where a colour is needed',
    code: 'bad-colour',
    ...tokens(
      '"light": { "link": { "$value": ‸"red;} body{display:none" } }',
      '"light": { "link": { "$value": "#7a5200" } }',
    ),
  },
  {
    title: 'wrong unit',
    code: 'wrong-unit',
    ...tokens(
      '"radius": { "card": { "$value": { "value": 4, "unit": ‸"em" } } }',
      '"radius": { "card": { "$value": { "value": 4, "unit": "rem" } } }',
    ),
    suggestion: 'rem',
  },
  {
    title: 'text that cannot be read',
    code: 'contrast-too-low',
    ...tokens('"light": { "muted": { "$value": ‸"#cccccc" } }', '"light": { "muted": { "$value": "#444444" } }'),
  },
  {
    title: 'colour of five digits',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"#7a520" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'colour without its sign',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"7a5200" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'colour as a function',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"rgb(1, 2, 3)" } }', '"light": { "link": { "$value": "#010203" } }'),
  },
  {
    title: 'malformed highlight',
    code: 'contrast-too-low',
    ...tokens('"dark": { "text": { "$value": ‸"#222222" } }', '"dark": { "text": { "$value": "#eeeeee" } }'),
  },
  {
    title: 'token taken away that others use',
    code: 'unknown-token',
    ...tokens('"palette": { ‸"ink": null }', '"palette": { "ink": { "$value": "#101010" } }'),
  },
  {
    title: 'measure that is a weight',
    code: 'wrong-alias',
    ...tokens(
      '"radius": { "card": { "$value": ‸"{weight.title}" } }',
      '"radius": { "card": { "$value": "{radius.dialog}" } }',
    ),
    message: 'has to be a length',
  },
  {
    title: 'border that is a weight',
    code: 'wrong-alias',
    ...tokens(
      '"border": { "card": { "$value": ‸"{weight.title}" } }',
      '"border": { "card": { "$value": "{radius.card}" } }',
    ),
    message: 'has to be a length',
  },
  {
    title: 'text that cannot be seen',
    code: 'contrast-too-low',
    ...tokens('"light": { "text": { "$value": ‸"#14181f00" } }', '"light": { "text": { "$value": "#14181ff0" } }'),
  },
]
