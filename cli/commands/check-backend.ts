import { InvalidArgumentError } from 'commander'
import { isLocaleCode } from '../../schemas/formats.ts'
import { type CallReport, checkBackend, refusedLogin } from '../backend-check/check-backend.ts'
import { type AddCommand, backendOrigin, requireKnownName } from '../definitions.ts'
import { exitCodes, UsageError } from '../command-context.ts'

interface CheckBackendOptions {
  readonly host?: string
  readonly username?: string
  readonly currency: string
  readonly locale: string
  readonly format: string
}

const formats = ['pretty', 'json']

/** The environment variable with the password. An argument would stay in the shell's history. */
const passwordVariable = 'LIVERY_CHECK_PASSWORD'

/**
 * `livery check-backend`: makes calls that change nothing to an operator's own backend. Reports the responses that do
 * not fit the calls' schemas.
 */
export const addCheckBackend: AddCommand = (program, context, end) => {
  program
    .command('check-backend')
    .argument('<url>', 'scheme and host of the backend', backendOrigin)
    .option(
      '--host <name>',
      'the host name of the site, sent as x-forwarded-host (default: the backend’s own)',
      hostOfSite,
    )
    .option(
      '--username <account>',
      `an account to log in with; its password comes from ${passwordVariable} or a prompt`,
    )
    .option('--currency <code>', 'the currency of the calls', 'THB')
    .option('--locale <locale>', 'the language and country of the calls', 'th-th')
    .option('--format <format>', `output format: ${formats.join(', ')}`, 'pretty')
    .description(
      'Call a backend like players’ pages, without calls that change anything, and report responses that do not fit their schemas.',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  livery check-backend https://api.acme.example\n  livery check-backend http://localhost:8080 --host acme.example --username 660812345678',
    )
    .action(async (origin: string, options: CheckBackendOptions) => {
      requireKnownName('format', options.format, formats)
      if (!isLocaleCode(options.locale)) throw new UsageError(`"${options.locale}" is not a locale such as th-th.`)
      const { username, locale, currency } = options
      const host = options.host ?? new URL(origin).hostname
      const password = username === undefined ? undefined : await passwordOf(username)
      const login = username === undefined || password === undefined ? undefined : { username, password }
      const reports = await checkBackend({ origin, host, locale, currency, ...(login && { login }) }, context.fetch)
      context.terminal.write(
        options.format === 'json' ? `${JSON.stringify({ calls: reports.map(asJson) }, null, 2)}\n` : shown(reports),
      )
      if (reports.some(({ verdict }) => verdict === 'misfits') || !hasData(reports)) end(exitCodes.issues)
    })

  async function passwordOf(username: string): Promise<string> {
    const given = context.variable(passwordVariable)
    if (given !== undefined) return given
    const { isInteractive, askPassword } = context.terminal
    const typed = isInteractive ? await askPassword(`The password of ${username}?`) : undefined
    if (typed === undefined || typed === '')
      throw new UsageError(`Put the password of ${username} into the environment variable ${passwordVariable}.`)
    return typed
  }
}

/** Reads the value of `--host`: a host name, perhaps with a port, as browsers send it. */
function hostOfSite(text: string): string {
  const host = /[/?#@\\]/.test(text) ? undefined : URL.parse(`http://${text}`)?.host
  if (!host) throw new InvalidArgumentError('It has to be a host name, such as www.acme.example.')
  return host
}

const words: Readonly<Record<CallReport['verdict'], string>> = {
  fits: 'fits',
  misfits: 'does not fit',
  refused: 'refused',
  missing: 'missing',
  'not-asked': 'not called',
}

/** A report with the keys of the JSON output. */
const asJson = ({ mismatches, ...report }: CallReport) => ({ ...report, faults: mismatches })

function shown(reports: readonly CallReport[]): string {
  const reported = new Set<string>()
  const lines = reports.flatMap(({ call, verdict, mismatches, message }) => [
    `${words[verdict].padEnd(14)}${call}${noteOf(verdict, message)}`,
    ...mismatches.flatMap(({ field, problem, cure }) => {
      const isReported = reported.has(cure)
      reported.add(cure)
      // The field `-` is the call as a whole.
      const mistake = `${' '.repeat(14)}${field === '-' ? '' : `${field}: `}${problem}.`
      return isReported ? [mistake] : [mistake, `${' '.repeat(16)}${cure}`]
    }),
  ])
  return `${lines.join('\n')}\n\n${summaryOf(reports)}\n`
}

/** Whether at least one response has data that fits. Otherwise the check proves nothing. */
const hasData = (reports: readonly CallReport[]) =>
  reports.some(({ call, verdict }) => verdict === 'fits' && call !== refusedLogin)

/** The number of calls with each verdict: `12 calls fit, 1 does not fit, 20 are refused, 3 are missing.` */
function summaryOf(reports: readonly CallReport[]): string {
  const countOf = (wanted: CallReport['verdict']) => reports.filter(({ verdict }) => verdict === wanted).length
  const made = reports.length - countOf('not-asked')
  if (countOf('fits') === made && made > 0) return `All ${made} calls fit.`
  const parts = (['fits', 'misfits', 'refused', 'missing'] as const).flatMap((verdict, index) => {
    const count = countOf(verdict)
    const [one, several] = summaryWords[verdict]
    return count === 0 && index > 0
      ? []
      : [`${count}${index === 0 ? ' call' + (count === 1 ? '' : 's') : ''} ${count === 1 ? one : several}`]
  })
  const note = hasData(reports) ? '' : ' No response has data, so the check proves nothing about the backend.'
  return `${parts.join(', ')}.${note}`
}

const summaryWords = {
  fits: ['fits', 'fit'],
  misfits: ['does not fit', 'do not fit'],
  refused: ['is refused', 'are refused'],
  missing: ['is missing', 'are missing'],
} as const

function noteOf(verdict: CallReport['verdict'], message: string | undefined): string {
  if (verdict === 'refused') return `  (${message ?? 'without a message'})`
  return verdict === 'missing' ? '  (players do not see the parts of pages that need this call)' : ''
}
