import { isObject, type Json, type JsonObject, parseObject, valueAt } from '../../runtime/manifest/index.ts'
import { json } from './place.ts'

/** The facts about a new installation that `livery new` asks for. */
export interface NewInstallation {
  /** The name in `package.json`. */
  readonly name: string
  /** The first brand. */
  readonly merchant: string
  /** The package of Livery, as npm names it in `package.json`: a version, or `file:` and a path. */
  readonly livery: string
}

/** The commands of `package.json`. */
const scripts = {
  start: 'livery preview',
  validate: 'livery validate',
  build: 'livery build',
  host: 'livery host',
}

/** The files of a new installation by path, without its brands. */
export function installationFiles(installation: NewInstallation): Record<string, string> {
  return {
    'package.json': packageFile(JSON.stringify({ name: installation.name }), installation.livery),
    'livery.json': json({ $schema: './.livery/generated/installation.schema.json', areas: [] }),
    'tsconfig.json': json({
      extends: 'livery/tsconfig.json',
      include: ['areas', '.livery/areas.d.ts'],
      exclude: [],
    }),
    '.gitignore': 'node_modules/\n.livery/\n.livery-lock*\ndist/\nreleases/\n',
    '.dockerignore': '.git\nnode_modules\n.livery\ndist\nreleases\n',
    Containerfile: containerfile,
    '.github/workflows/brands.yml': workflow(installation),
    'README.md': readme(installation),
  }
}

/** The text of a `package.json` with everything that an installation needs. Existing entries remain. */
export function packageFile(text: string, livery: string): string {
  const file = parseObject(text)
  if (!file) throw new SyntaxError('The file is not a JSON object.')
  const { scripts: own, dependencies, ...rest } = file
  const isNamed = [dependencies, rest.devDependencies].some((names) => valueAt(names, '/livery') !== undefined)
  return json({
    private: true,
    type: 'module',
    allowScripts: { node: true },
    ...rest,
    dependencies: { ...mapOf(dependencies), ...(isNamed ? {} : { livery }) },
    scripts: { ...scripts, ...mapOf(own) },
  })
}

const mapOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

/** The packages with which `tsc` checks the code of areas. */
const typePackages = ['@types/node', '@types/react', 'typescript']

/**
 * The text of a `package.json` with the packages that `tsc` needs. Undefined if it has them, or if the file is not a
 * JSON object.
 *
 * @param versions the versions of packages by name
 */
export function withTypes(text: string, versions: Readonly<Record<string, string>>): string | undefined {
  const file = parseObject(text)
  if (!file) return undefined
  const { devDependencies, ...rest } = file
  const own = { ...mapOf(rest.dependencies), ...mapOf(devDependencies) }
  const missing = typePackages.filter((name) => !Object.hasOwn(own, name))
  if (missing.length === 0) return undefined
  const added = Object.fromEntries(missing.map((name) => [name, versions[name]]))
  return json({ ...rest, devDependencies: { ...mapOf(devDependencies), ...added } })
}

const containerfile = `# The image contains the program, built once, and the brands of merchants/. With --store it serves releases instead:
#   podman run -p 8080:8080 IMAGE node_modules/.bin/livery host --address 0.0.0.0 --store s3://bucket/prefix
FROM docker.io/library/node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json *.tgz ./
RUN npm ci
COPY . .
RUN node_modules/.bin/livery validate
RUN node_modules/.bin/livery build

FROM docker.io/library/node:24-slim
WORKDIR /site
COPY --from=build /site ./
ENV NODE_ENV=production
USER node
EXPOSE 8080 9090
CMD ["node_modules/.bin/livery", "host", "--address", "0.0.0.0", "--port", "8080", "--operations", "9090", "--log", "json"]
`

const workflow = ({ merchant }: NewInstallation) => `name: Brands
on:
  pull_request:
  push:
    branches: [main]
jobs:
  validate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npx livery validate --format github
      - run: npx livery build
  # Hosts take over a published brand while they run. Set the variable LIVERY_STORE to your release store.
  # Each further brand needs a line of its own.
  publish:
    needs: validate
    if: github.ref == 'refs/heads/main' && vars.LIVERY_STORE != ''
    runs-on: ubuntu-latest
    env:
      AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
      AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
      AWS_REGION: \${{ vars.AWS_REGION }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npx livery publish ${merchant} production --store "\${{ vars.LIVERY_STORE }}" --by "\${{ github.actor }}" --yes
`

const readme = ({ name, merchant }: NewInstallation) => `# ${name}

Brands of Livery. Each folder of \`merchants/\` is a brand, with only its differences from the brand that it extends.

\`\`\`sh
npm install
npx livery preview                # every brand in the browser, with an embedded backend
npx livery create another         # a further brand
npx livery create area coffee     # widgets, calls and settings of your own, in areas/
npx livery validate               # mistakes, with file, line and remedy
\`\`\`

Into production:

\`\`\`sh
npx livery build                             # the program, once for all brands
npx livery publish ${merchant} production --store ./releases
npx livery host --store ./releases           # follows the releases while it runs
\`\`\`

\`--store\` names a folder or \`s3://bucket/prefix\`. \`npx livery --help\` lists all commands.
Guides are in \`node_modules/livery/docs\`.
\`Containerfile\` makes an image. \`.github/workflows/brands.yml\` validates pull requests, and publishes ${merchant} from main.
`
