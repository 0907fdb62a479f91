declare module 'autocannon' {
  /** Loads an address for so many seconds. */
  export default function autocannon(options: {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
  }): Promise<{ readonly requests: { readonly average: number }; readonly non2xx: number }>
}
