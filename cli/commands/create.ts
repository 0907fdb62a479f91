import { join, relative } from 'node:path'
import { isMerchantId } from '../../schemas/formats.ts'
import {
  isObject,
  type Json,
  type JsonObject,
  validateMerchant,
  type ManifestSource,
  merge,
  type Verdict,
} from '../../runtime/manifest/index.ts'
import { hiddenCharacters } from '../../runtime/manifest/hidden-characters.ts'
import { suggestName } from '../../runtime/issues/suggest.ts'
import { type AddCommand, merchantsOption, merchantsFolder, shellWord, typedCommand } from '../definitions.ts'
import { newBrandFiles } from '../scaffold/new-brand-files.ts'
import { brandColours, isHexColour } from '../scaffold/colours.ts'
import { UsageError, type CommandContext } from '../command-context.ts'
import { createArea, createWidget, generatedFolder } from './create-code.ts'

interface CreateOptions {
  readonly name?: string
  readonly accent?: string
  readonly from?: string
  readonly yes?: boolean
  readonly merchants?: string
}

/** `livery create`: creates a valid brand that the preview can show (BRD-04), or the folder of an area or a widget. */
export const addCreate: AddCommand = (program, context) => {
  program
    .command('create')
    .argument('<merchant>', 'the new brand’s folder, or `area`, or `widget`')
    .argument('[name]', 'with `area`: the name of the new area; with `widget`: area and name of the new widget')
    .option('--name <name>', 'the name that players see')
    .option('--accent <colour>', 'the colour of buttons and links, as #rrggbb')
    .option('--from <merchant>', 'the brand to extend', 'base')
    .option('--yes', 'accept the suggested values without asking')
    .option(...merchantsOption)
    .description('Create a brand, an area or a widget.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery create acme\n  livery create acme --name "Acme Play" --accent "#7a1fd8" --yes\n  livery create area coffee\n  livery create widget coffee/countdown',
    )
    .action(async (merchant: string, name: string | undefined, options: CreateOptions) => {
      if (merchant === 'area') return createArea(context, name)
      if (merchant === 'widget') return createWidget(context, name)
      if (name !== undefined)
        throw new UsageError(
          `Pass the name that players see as an option: livery create ${merchant} --name ${shellWord(name)}.`,
        )
      return createBrand(context, merchant, options)
    })
}

async function createBrand(context: CommandContext, merchant: string, options: CreateOptions): Promise<void> {
  requireBrandId(merchant)
  const merchants = merchantsToChange(context, options.merchants)
  const folder = join(merchants, merchant)
  const from = options.from ?? 'base'
  await requireFree(context, folder, merchants, from)

  const name = await valid(context, options, {
    option: 'name',
    question: 'What is the brand called?',
    suggested: suggestedName(merchant),
    mistakeIn: mistakeInName,
  })
  const accent = await valid(context, options, {
    option: 'accent',
    question: 'Which colour do buttons have?',
    suggested: brandColours(merchant).accent,
    mistakeIn: mistakeInColour,
  })
  await makeBrand(context, merchants, { merchant, name, accent, from })
  const where = options.merchants === undefined ? '' : ` --merchants ${shellWord(options.merchants)}`
  context.terminal.write(
    [
      `Created ${folder}.`,
      '',
      `  ${typedCommand(context, `validate ${merchant}${where}`)}`,
      `  ${typedCommand(context, `preview ${merchant}${where}`)}     http://${merchant}.localhost:5173`,
      '',
      'The brand inherits every other value. livery explain shows where a value comes from.',
      ...inheritedBackend(
        await validateMerchant(context.openSource(merchants), from, await context.loadProduct()),
        from,
      ),
      '',
    ].join('\n'),
  )
}

/** Throws if a text cannot be the id of a new brand. */
export function requireBrandId(merchant: string): void {
  if (isMerchantId(merchant) && merchant !== 'base') return
  throw new UsageError(
    `"${merchant}" cannot be a brand’s folder. Use 2 to 32 lowercase letters, digits and single hyphens between them, and a name other than "base".`,
  )
}

/** The folder of brands. It may not exist yet if the user of the package creates the first brand. */
function merchantsToChange(context: CommandContext, given: string | undefined): string {
  const own = join(context.home, 'merchants')
  const isFirst = given === undefined && context.home !== context.projectFolder && !context.disk.exists(own)
  return isFirst ? own : merchantsFolder(context, given)
}

/** Throws if the folder exists already, or if the brand to extend does not exist. */
async function requireFree(context: CommandContext, folder: string, merchants: string, from: string): Promise<void> {
  if (context.disk.exists(folder)) throw new UsageError(`The folder ${folder} already exists. Nothing was changed.`)
  const parents = ['base', ...(await context.openSource(merchants).merchants())]
  if (!parents.includes(from))
    throw new UsageError(
      [`There is no brand "${from}" to extend.`, suggestName(from, parents), `Known: ${parents.join(', ')}.`]
        .filter((part) => part !== undefined)
        .join(' '),
    )
}

interface WantedBrand {
  readonly merchant: string
  readonly name: string
  /** The accent colour, `#rrggbb`. Default: a colour derived from the id. */
  readonly accent?: string
  /** The brand to extend. Default: `base`. */
  readonly from?: string
}

/** The suggested name of a brand: `Acme Play` for `acme-play`. */
export const suggestedName = (merchant: string): string =>
  merchant.replace(/(?:^|-)([a-z0-9])/g, (_all, sign: string) => ` ${sign.toUpperCase()}`).trim()

/** Writes a new brand's folder. Throws with a message if that fails. */
export async function makeBrand(context: CommandContext, merchants: string, newBrand: WantedBrand): Promise<void> {
  const { merchant, name, accent = brandColours(merchant).accent, from = 'base' } = newBrand
  const folder = join(merchants, merchant)
  await requireFree(context, folder, merchants, from)
  const mistake = mistakeInName(name) ?? mistakeInColour(accent)
  if (mistake !== undefined) throw new UsageError(mistake)
  const inheritedTokens = await tokensOf(context.openSource(merchants), from)
  const schemas = relative(folder, generatedFolder(context)).replaceAll('\\', '/')
  context.disk.writeFolder(folder, newBrandFiles({ merchant, name, accent, from, inheritedTokens, schemas }))
}

function mistakeInName(name: string): string | undefined {
  if (name.trim() === '' || name.length > 40) return 'The name needs 1 to 40 characters.'
  // A copied name may contain invisible characters. A manifest refuses characters without a width, and a picture
  // refuses control characters.
  const isHidden = hiddenCharacters(name, name, false).length > 0 || /\p{Cc}/u.test(name)
  return isHidden ? 'The name contains an invisible character. Type it again.' : undefined
}

const mistakeInColour = (accent: string) =>
  isHexColour(accent) ? undefined : `"${accent}" is not a colour. Write #rrggbb.`

interface Question {
  readonly option: 'name' | 'accent'
  readonly question: string
  readonly suggested: string
  /** The message about a wrong answer. */
  readonly mistakeIn: (answer: string) => string | undefined
}

/** The value of an option, or the answer to its question. Asks again until the answer is valid. */
async function valid(context: CommandContext, options: CreateOptions, question: Question): Promise<string> {
  const { option, mistakeIn } = question
  for (;;) {
    const given = options[option] ?? (await answer(context, options, question))
    const mistake = mistakeIn(given)
    if (mistake === undefined) return given
    if (options[option] !== undefined || options.yes || !context.terminal.isInteractive) throw new UsageError(mistake)
    context.terminal.writeError(`${mistake}\n`)
  }
}

/** A warning about a backend that the new brand would share in production, because brands must not share players. */
function inheritedBackend({ manifests }: Verdict, from: string): string[] {
  const origin = manifests.get('production')?.site.apiOrigin
  if (from === 'base' || origin === undefined || origin === 'embedded') return []
  return [
    '',
    `In production, the brand inherits the backend of "${from}", ${origin}. Write the brand’s own site.apiOrigin into environments/production.json.`,
  ]
}

/**
 * The tokens of a brand, merged with the tokens of the brands that it extends. Unreadable files count as empty;
 * `validate` reports them.
 */
async function tokensOf(source: ManifestSource, merchant: string, seen: readonly string[] = []): Promise<Json> {
  const files = await source.load(merchant)
  if (!files || seen.includes(merchant)) return {}
  const read = (path: string): JsonObject => {
    try {
      const value: unknown = JSON.parse(files.json.get(path) ?? '{}')
      return isObject(value) ? value : {}
    } catch {
      return {}
    }
  }
  if (merchant === 'base') return read('tokens.json')
  const parent = String(read('manifest.json').extends ?? 'base')
  return merge(await tokensOf(source, parent, [...seen, merchant]), read('tokens.json'))
}

async function answer(
  context: CommandContext,
  options: CreateOptions,
  { option, question, suggested }: Question,
): Promise<string> {
  if (options.yes) return suggested
  const flag = `--${option}`
  if (!context.terminal.isInteractive) {
    throw new UsageError(
      `Without a terminal, nobody can answer. Give ${flag} (such as ${flag} "${suggested}"), or --yes to accept the suggested values.`,
    )
  }
  const given = await context.terminal.ask(question, suggested)
  if (given === undefined) throw new UsageError('Nothing was created.')
  return given
}
