import { badRequest, type Refusal, refuse } from '../http/envelope.ts'

/**
 * Checks that the name of an object is letters, digits, hyphens and underscores, with an extension. Returns the name,
 * or a refusal.
 */
export function readObjectName(name: string | undefined): string | Refusal {
  return name !== undefined && /^[\w-]+\.[a-z0-9]{1,5}$/i.test(name)
    ? name
    : refuse(
        badRequest,
        'The name of an object may have only letters, digits, hyphens and underscores, and needs an extension.',
      )
}
