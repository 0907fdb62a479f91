import type { ReactNode } from 'react'

export interface SelectItem {
  readonly id: string
  readonly text: string
  /** A sign before the text: a flag. */
  readonly icon?: ReactNode
  /** The address of a picture before the text. */
  readonly picture?: string
}

/** The properties of an open list. */
export interface ListProps {
  readonly label: string
  readonly items: readonly SelectItem[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** The content of one item of a list. */
export function ItemContent({ item: { icon, picture, text } }: { readonly item: SelectItem }) {
  return (
    <>
      {icon}
      {picture ? <img src={picture} alt="" width={28} height={28} loading="lazy" /> : null}
      {text}
    </>
  )
}
