import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../support/run-command.ts'

/**
 * Writes a folder of realistic brands: the project's base, and a number of brands with about 18 kB of JSON each. Every
 * fourth brand leaves out two areas.
 */
export function writeBrands(folder: string, count: number): { files: number; bytes: number } {
  cpSync(join(projectRoot, 'merchants/base'), join(folder, 'base'), { recursive: true })
  const all = JSON.parse(readFileSync(join(projectRoot, 'merchants/base/manifest.json'), 'utf8')).areas as string[]
  const areas = all.filter((area) => area !== 'blog' && area !== 'contests')
  let files = 0
  let bytes = 0
  const write = (path: string, value: unknown) => {
    const text = `${JSON.stringify(value, null, 2)}\n`
    writeFileSync(join(folder, path), text)
    files += 1
    bytes += text.length
  }
  const texts = Object.keys(JSON.parse(readFileSync(join(projectRoot, 'merchants/base/messages/en.json'), 'utf8')))
    .filter((id) => id.startsWith('routes.'))
    .slice(0, 50)
  for (let index = 0; index < count; index += 1) {
    const id = `brand${String(index).padStart(5, '0')}`
    for (const part of ['environments', 'messages']) mkdirSync(join(folder, id, part), { recursive: true })
    write(`${id}/manifest.json`, { ...manifest(id), ...(index % 4 === 3 ? { areas } : {}) })
    write(`${id}/tokens.json`, tokens(index))
    for (const language of ['en', 'th']) {
      write(`${id}/messages/${language}.json`, Object.fromEntries(texts.map((text) => [text, `${id} ${text}`])))
    }
    for (const [environment, host] of [
      ['development', `${id}.localhost`],
      ['staging', `staging.${id}.example`],
      ['production', `www.${id}.example`],
    ]) {
      write(`${id}/environments/${environment}.json`, {
        site: { domains: { [String(host)]: { locale: 'en-th' } } },
        hosts: { game: [`games.${id}.example`], payment: [`pay.${id}.example`] },
        upload: { bucket: `${id}-uploads`, prefix: id },
      })
    }
  }
  return { files, bytes }
}

function manifest(id: string) {
  const page = (number: number) => ({
    path: `/special-${number}`,
    enabled: true,
    layout: 'default',
    guards: [],
    pageKey: `special-${number}`,
    title: 'routes.promotions.title',
    regions: {
      main: {
        order: ['banner', 'providers'],
        blocks: {
          banner: {
            widget: 'banners/banner-carousel',
            props: { interval: 4000 },
            when: { device: 'mobile', locales: ['th-th'] },
          },
          providers: { widget: 'games/provider-list', props: { title: 'home.providers', limit: 24 } },
        },
      },
    },
  })
  const numbers = Array.from({ length: 10 }, (_, index) => index)
  return {
    merchant: { id, name: id },
    defaultLocale: 'en-th',
    deposit: { variant: 'guided', presets: { amounts: [200, 400, 800], aboveLastDeposit: true } },
    otp: { length: 4, autoSubmit: true },
    routes: Object.fromEntries(numbers.map((number) => [`special-${number}`, page(number)])),
    navigation: {
      primary: {
        items: Object.fromEntries(
          numbers.map((number) => [
            `special-${number}`,
            { label: 'menu.promotions', icon: 'star', route: `special-${number}` },
          ]),
        ),
        order: ['home', ...numbers.map((number) => `special-${number}`)],
      },
    },
  }
}

function tokens(index: number) {
  const shade = (index % 60).toString(16).padStart(2, '0')
  return {
    palette: { own: { $value: `#00${shade}40` } },
    light: { link: { $value: '{palette.own}' }, text: { $value: `#10${shade}10` } },
  }
}
