import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button asks of the element that `commandfor` names (HTML invoker commands). */
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}
