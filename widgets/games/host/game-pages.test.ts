import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../../../runtime/widget-api/host.ts'
import { closePage, gameShellPage, separateShellPage } from './game-pages.ts'
import { loadingGamePage } from './loading-game-page.ts'

const resolved = {
  merchant: 'acme',
  manifest: {
    site: { domains: { 'www.acme.example': {} } },
    games: { shellOrigin: 'https://play.acme.example' },
    hosts: { game: ['games.example'] },
  },
} as unknown as ResolvedManifest

const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split('; ') ?? []

test('[GAM-07] an HTML game at a path of the site has an opaque origin, and only the site may frame it', () => {
  expect(policyOf(gameShellPage())).toEqual([
    'sandbox allow-scripts allow-forms allow-popups',
    "frame-ancestors 'self'",
  ])
})

test('[GAM-07] only pages of the brand may frame the second origin of HTML games', () => {
  expect(policyOf(separateShellPage(resolved))).toEqual([
    'frame-ancestors http://acme.localhost:* https://www.acme.example',
  ])
})

test('[RTE-15] no page may frame the page of a loading game, whose form leads only to hosts of the brand’s games', () => {
  const policy = policyOf(loadingGamePage(resolved, { protocol: 'https:', host: 'www.acme.example' }))
  for (const rule of [
    "default-src 'none'",
    "frame-src 'self' https://play.acme.example",
    'form-action https://games.example',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(rule)
  expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(/^script-src 'sha256-[\w+/=]{44}'$/)
})

test('[RTE-15] the page /Close sends no form and runs only its own script', () => {
  const policy = policyOf(closePage())
  for (const rule of ["default-src 'none'", "form-action 'none'", "base-uri 'none'"]) expect(policy).toContain(rule)
  expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(/^script-src 'sha256-[\w+/=]{44}'$/)
})
