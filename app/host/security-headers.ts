import { createHash } from 'node:crypto'
import { gameShellHost, type GameShellOwner } from '../../runtime/games/game-shell.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { headScript } from './document.ts'

const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`

/**
 * What a page of a brand may load and who may frame it. Scripts come from the site itself and from nowhere else; where
 * games, payments, chat and pictures come from, and where uploads go, is what the manifest names.
 *
 * @param isSandbox whether the sandbox answers: its object store is on loopback, at a port of its own
 */
export function contentSecurityPolicy({ merchant, manifest }: ResolvedManifest, isSandbox = false): string {
  const { hosts, site, upload } = manifest
  const https = (names: readonly string[]) => names.map((name) => `https://${name}`)
  const loopback = (names: readonly string[]) =>
    names.filter((name) => name.endsWith('.localhost')).map((name) => `http://${name}:*`)
  const origin = (one: string) => (one === 'embedded' || one === 'none' ? [] : [one])
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", headScriptHash],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...https(hosts.image), ...origin(site.staticOrigin)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...storeOrigins(upload), ...(isSandbox ? ['http://127.0.0.1:*'] : [])],
    'frame-src': [
      "'self'",
      ...loopback(hosts.game),
      ...https([...hosts.game, ...hosts.payment, ...hosts.chat]),
      ...gameShellSources({ merchant, origin: site.gameShellOrigin }),
      // The sandbox's pages are below `localhost`, at the port of the site and without TLS.
      ...(isSandbox
        ? hosts.payment.filter((name) => name.endsWith('.localhost')).map((name) => `http://${name}:*`)
        : []),
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Forms of games are made by the site itself, out of what a provider answers.
    'form-action': ["'self'", ...https(hosts.game), ...loopback(hosts.game)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'livery-empty', 'livery-inert', 'default'],
  }
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The second origin of a brand, for games that come as HTML; the embedded one at any port. */
export function gameShellSources(owner: GameShellOwner): readonly string[] {
  if (owner.origin === 'embedded') return [`http://${gameShellHost(owner)}:*`]
  return owner.origin === 'none' ? [] : [owner.origin]
}

/** The addresses of the brand's bucket. A name with dots cannot stand in a host name that has a certificate. */
function storeOrigins({ bucket, region }: ResolvedManifest['manifest']['upload']): readonly string[] {
  const host = `s3.${region}.amazonaws.com`
  return [`https://${bucket.includes('.') ? host : `${bucket}.${host}`}`]
}

/** The headers of every page, besides its own. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}
