import { basename, dirname, join, resolve } from 'node:path'
import { isMerchantId } from '../../schemas/formats.ts'
import { ownPackage } from '../../app/areas/own-package.ts'
import type { AddCommand } from '../definitions.ts'
import { installationFiles, packageFile } from '../scaffold/installation-files.ts'
import { Misuse, type World } from '../world.ts'
import { makeBrand } from './create.ts'

/** `livery new`: creates a folder for brands and areas of your own, with a first brand. */
export const addNew: AddCommand = (program, world) => {
  program
    .command('new')
    .argument('<folder>', 'the folder to create; `.` for the current one')
    .option('--brand <merchant>', 'the first brand', 'acme')
    .description('Create a folder for your own brands and areas, with a CI workflow and a container file.')
    .addHelpText('after', '\nExamples:\n  livery new .\n  livery new our-brands --brand acme')
    .action(async (given: string, { brand }: { brand: string }) => {
      const folder = resolve(world.cwd, given)
      if (!isMerchantId(brand) || brand === 'base')
        throw new Misuse(
          `"${brand}" cannot be a brand’s folder. Use 2 to 32 lowercase letters, digits and hyphens, and a name other than "base".`,
        )
      const name = basename(folder)
        .toLowerCase()
        .replaceAll(/[^a-z0-9-]+/g, '-')
      const { version } = ownPackage(world.projectFolder)
      writeInstallation(world, folder, installationFiles({ name, merchant: brand, version }))
      const within = { ...world, installation: folder, home: folder }
      const title = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
      await makeBrand(within, join(folder, 'merchants'), { merchant: brand, name: title })
      world.terminal.write(
        [
          `Created ${folder}.`,
          '',
          ...(given === '.' ? [] : [`  cd ${given}`]),
          '  npm install',
          '  npx livery preview',
          '',
          'README.md has the next steps.',
          '',
        ].join('\n'),
      )
    })
}

/** Writes the files into a new folder, or into one that has none of them except `package.json`. */
function writeInstallation({ disk }: World, folder: string, files: Readonly<Record<string, string>>): void {
  if (!disk.exists(folder)) return disk.writeFolder(folder, files)
  const { 'package.json': ofPackage = '', ...others } = files
  const tops = new Set([...Object.keys(others).map((path) => path.split('/')[0] ?? path), 'merchants'])
  const taken = [...tops].find((top) => disk.exists(join(folder, top)))
  if (taken !== undefined) throw new Misuse(`${join(folder, taken)} already exists. Nothing was changed.`)
  const existing = disk.read(join(folder, 'package.json'))
  disk.writeText(join(folder, 'package.json'), existing === undefined ? ofPackage : packageFile(existing))
  for (const [path, text] of Object.entries(others)) {
    const file = join(folder, path)
    if (path.includes('/')) disk.writeFolder(dirname(file), { [basename(file)]: text })
    else disk.writeText(file, text)
  }
}
