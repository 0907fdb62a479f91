import type { Game } from '../../../schemas/generated/records.ts'

/**
 * Whether a row is a game as its record says. The record's own validator would weigh more than all of this page's code,
 * so the test beside this file holds the two to one answer.
 */
export function isGame(row: unknown): row is Game {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false
  const game = row as Record<string, unknown>
  return (
    isId(game.game_id) &&
    isId(game.provider_id) &&
    texts.every((name) => typeof game[name] === 'string') &&
    (game.maintenance === 0 || game.maintenance === 1) &&
    (game.utk === undefined || typeof game.utk === 'string') &&
    (game.tags === undefined || (Array.isArray(game.tags) && game.tags.every((tag) => typeof tag === 'string')))
  )
}

const texts = ['provider_name', 'provider_fullname', 'game_name', 'currency', 'category', 'img'] as const

const isId = (value: unknown) => typeof value === 'string' && value.length >= 1 && [...value].length <= 64
