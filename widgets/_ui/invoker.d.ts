import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The button's command for the element of `commandfor` (HTML invoker commands). */
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}
