/** A flag on a grid of 24 by 16. Shapes are from back to front, each with its path and colour. */
export interface FlagDrawing {
  readonly ground: string
  readonly shapes: readonly (readonly [path: string, colour: string])[]
}

/** The flags of the countries that the sandbox offers, by ISO 3166-1 alpha-2. */
export const flags: Readonly<Record<string, FlagDrawing>> = {
  BD: { ground: '#006a4e', shapes: [['M10.8 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z', '#f42a41']] },
  BR: {
    ground: '#009739',
    shapes: [
      ['M12 1.9 21.9 8 12 14.1 2.1 8Z', '#fedd00'],
      ['M12 4.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z', '#012169'],
      ['M8.3 7.2c2.7-.4 5.300.6 7.2 2.6l.3-1c-1.9-1.7-4.4-2.6-7.1-2.4Z', '#fff'],
    ],
  },
  ID: { ground: '#fff', shapes: [['M0 0h24v8H0Z', '#ce1126']] },
  IN: {
    ground: '#fff',
    shapes: [
      ['M0 0h24v5.33H0Z', '#ff9933'],
      ['M0 10.67h24V16H0Z', '#138808'],
      [
        'M12 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm0 .6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm0 1.1a.6.6 0 1 0 0 1.200.6.6 0 0 0 0-1.2Z',
        '#000080',
      ],
    ],
  },
  KH: {
    ground: '#032ea1',
    shapes: [
      ['M0 4h24v8H0Z', '#e00025'],
      ['M7 11h10v-1h-1V8.5h-.4l-.4-.8-.4.8v.500h-1V6.8h-.5L12 5l-1.3 1.8h-.5V9h-1v-.5l-.4-.8-.4.8H8V10H7Z', '#fff'],
    ],
  },
  LA: {
    ground: '#ce1126',
    shapes: [
      ['M0 4h24v8H0Z', '#002868'],
      ['M12 4.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z', '#fff'],
    ],
  },
  MM: {
    ground: '#34b233',
    shapes: [
      ['M0 0h24v5.33H0Z', '#fecb00'],
      ['M0 10.67h24V16H0Z', '#ea2839'],
      ['M12 2.6 13.3 6.7h4.4l-3.5 2.6 1.3 4.2-3.5-2.6-3.5 2.6 1.3-4.2-3.5-2.6h4.4Z', '#fff'],
    ],
  },
  MY: {
    ground: '#fff',
    shapes: [
      [
        'M0 0h24v1.14H0Zm0 2.29h24v1.14H0Zm0 2.28h24v1.14H0Zm0 2.29h24V8H0Zm0 2.28h24v1.14H0Zm0 2.29h24v1.14H0Zm0 2.28h24v1.14H0Z',
        '#cc0001',
      ],
      ['M0 0h12v9.14H0Z', '#010066'],
      ['M5.9 1.7a3.2 3.2 0 1 0 0 5.8 2.7 2.7 0 1 1 0-5.8Z', '#fc0'],
      ['M8 2.4 8.5 3.9h1.6l-1.3 1 .5 1.5L8 5.4l-1.3 1 .5-1.5-1.3-1h1.6Z', '#fc0'],
    ],
  },
  PH: {
    ground: '#0038a8',
    shapes: [
      ['M0 8h24v8H0Z', '#ce1126'],
      ['M0 0 13.86 8 0 16Z', '#fff'],
      ['M4.6 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z', '#fcd116'],
      [
        'M1.5 2a.7.7 0 1 1 0 1.400.7.7 0 0 1 0-1.4Zm0 10.6a.7.7 0 1 1 0 1.400.7.7 0 0 1 0-1.4Zm9.7-5.3a.7.7 0 1 1 0 1.400.7.7 0 0 1 0-1.4Z',
        '#fcd116',
      ],
    ],
  },
  SG: {
    ground: '#fff',
    shapes: [
      ['M0 0h24v8H0Z', '#ed2939'],
      ['M5.4 1.2a2.9 2.9 0 1 0 0 5.6 2.9 2.9 0 0 1 0-5.6Z', '#fff'],
      [
        'M8 1.8a.6.6 0 1 1 0 1.200.6.6 0 0 1 0-1.2ZM6.4 3a.6.6 0 1 1 0 1.200.6.6 0 0 1 0-1.2Zm3.2 0a.6.6 0 1 1 0 1.200.6.6 0 0 1 0-1.2ZM7 4.9a.6.6 0 1 1 0 1.200.6.6 0 0 1 0-1.2Zm2 0a.6.6 0 1 1 0 1.200.6.6 0 0 1 0-1.2Z',
        '#fff',
      ],
    ],
  },
  TH: {
    ground: '#a51931',
    shapes: [
      ['M0 2.67h24v10.66H0Z', '#f4f5f8'],
      ['M0 5.33h24v5.34H0Z', '#2d2a4a'],
    ],
  },
  VN: {
    ground: '#da251d',
    shapes: [['M12 3.5 13.1 6.8h3.5l-2.9 2.1 1.1 3.3L12 10.1l-2.8 2.1 1.1-3.3-2.9-2.1h3.5Z', '#ff0']],
  },
}
