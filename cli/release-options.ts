import { InvalidArgumentError } from 'commander'

/** Reads the value of `--at`: a moment with its offset from UTC, in ms since 1970. */
export function moment(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time) || !/T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text))
    throw new InvalidArgumentError('It has to be a date and a time with its offset, such as 2026-12-01T18:00+07:00.')
  return time
}

/** Reads a share of visitors, `10%`, as a number from 0 to 1. */
export function percentage(text: string): number {
  const [, digits] = /^(\d{1,3}(?:\.\d)?)%$/.exec(text) ?? []
  const share = Number(digits) / 100
  if (digits === undefined || share > 1)
    throw new InvalidArgumentError('It has to be a share from 0% to 100%, such as 10%.')
  return share
}

/** A share from 0 to 1 as a person reads it. */
export const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
