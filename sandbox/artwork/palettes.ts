/** Colours of a provider's artwork: three from dark to light, and an accent. */
export interface Palette {
  readonly deep: string
  readonly mid: string
  readonly bright: string
  readonly accent: string
}

const of = (deep: string, mid: string, bright: string, accent: string): Palette => ({ deep, mid, bright, accent })

/** Twenty palettes. Neighbours differ strongly, so that a row of cards has many colours. */
export const palettes: readonly Palette[] = [
  of('#0b1e4b', '#1f4fb8', '#54a8ff', '#ffd166'),
  of('#4a0d1f', '#b3173f', '#ff6b6b', '#ffe08a'),
  of('#062c2c', '#0b7a6b', '#3fe0b5', '#fff3b0'),
  of('#2d0b4e', '#7a28c9', '#d08bff', '#ffd23f'),
  of('#4b2103', '#c4620a', '#ffb347', '#fff1d0'),
  of('#06243f', '#0d6e9e', '#45d0f0', '#ff9f68'),
  of('#3c0a3a', '#a3197f', '#ff77c8', '#ffe66d'),
  of('#0f2a0c', '#3a8a1e', '#a6e34d', '#fff6a3'),
  of('#1b1035', '#4630a8', '#8f86ff', '#5ef2d6'),
  of('#470f06', '#d0360f', '#ff8f4a', '#ffe9a8'),
  of('#10222e', '#33607a', '#8fc6dd', '#ffb86b'),
  of('#35200a', '#94650f', '#f0c04a', '#ffffff'),
  of('#052b3d', '#0a8a86', '#6ff0d8', '#ff6f91'),
  of('#2a0820', '#8c1d5a', '#f75c8d', '#a8f0ff'),
  of('#14213d', '#2f4b8f', '#8fb3ff', '#fca311'),
  of('#0a2f23', '#157f5a', '#56e39f', '#ffcf56'),
  of('#3b0b0b', '#9b1c1c', '#f25c54', '#f7e6b5'),
  of('#22103f', '#6a1fa0', '#ff5fd2', '#66f7ff'),
  of('#1e2a10', '#6b7f1a', '#d7e64a', '#ff7f50'),
  of('#0d1b2a', '#415a9e', '#b0c4ff', '#ff5d8f'),
]
