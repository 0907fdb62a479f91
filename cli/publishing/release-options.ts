import { type Command, InvalidArgumentError } from 'commander'
import type { Opening } from '../../app/releases/index.ts'
import { backendOrigin, merchantsOption } from '../definitions.ts'
import { UsageError } from '../command-context.ts'

/** The options that decide when a release opens, and to whom. */
export interface OpeningOptions {
  /** When the release goes into service, in ms since 1970. */
  readonly at?: number
  /** The share of visitors who see the release, from 0 to 1. */
  readonly share?: number
}

/** Adds the options of a command that publishes. */
export function withPublishOptions(command: Command): Command {
  return command
    .option('--at <time>', 'when the release goes into service, such as 2026-12-01T18:00+07:00 (default: now)', moment)
    .option('--share <percent>', 'the share of visitors who see the release first, such as 10%', percentage)
    .option('--pages <built>', 'also publish the brand’s public pages as files, rendered by this build')
    .option('--api <url>', 'a backend for these pages instead of the brand’s own: scheme and host', backendOrigin)
    .option('--by <name>', 'the name to record (default: GITHUB_ACTOR, or your account name)')
    .option('--dry-run', 'only show the differences')
    .option('--yes', 'publish without asking')
    .option(...merchantsOption)
}

/** Reads the value of `--at`, a time with its offset from UTC. Returns ms since 1970. */
function moment(text: string): number {
  const time = Date.parse(text)
  const [day = ''] = text.split(/T/i)
  if (Number.isNaN(time) || !isDay(day) || !/T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text))
    throw new InvalidArgumentError(
      'It has to be an existing day and time with the offset from UTC, such as 2026-12-01T18:00+07:00.',
    )
  const year = Number(day.slice(0, 4))
  if (year > 2400)
    throw new InvalidArgumentError(`The year ${year} looks like a year of the Thai calendar. Write ${year - 543}.`)
  return time
}

/** Whether a text is a day of the calendar, `2026-12-01`. `Date.parse` accepts 30 February. */
function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === text
}

/**
 * Reads a share of visitors, `10%` or `10`, as a number from 0 to 1. A number above 0 and up to 1 needs the percent
 * sign, because it may also mean a fraction.
 */
export function percentage(text: string): number {
  const [, digits, sign] = /^(\d{1,3}(?:\.\d)?)(%?)$/.exec(text) ?? []
  const value = Number(digits)
  if (digits === undefined || value > 100)
    throw new InvalidArgumentError('It has to be a share from 0% to 100%, such as 10%.')
  if (sign === '' && value > 0 && value <= 1)
    throw new InvalidArgumentError(`It has two meanings without a percent sign. Write ${value}% or ${value * 100}%.`)
  return value / 100
}

/** A share from 0 to 1 as a percentage: `12.5%`. */
export const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** The opening of a release from the options. Undefined for a release that goes into service immediately. */
export function openingOf({ at, share }: OpeningOptions, now: number): Opening | undefined {
  if (at !== undefined && share !== undefined)
    throw new UsageError('Set --at or --share, not both: a release opens at a time, or to a share of the visitors.')
  if (at !== undefined && at <= now)
    throw new UsageError(`${new Date(at).toISOString()} is in the past. Omit --at to publish now.`)
  if (share === 1) throw new UsageError('Omit --share to publish for all visitors.')
  return at === undefined ? (share === undefined ? undefined : { share }) : { from: at }
}
