import { badRequest, type Refusal, refuse } from '../http/envelope.ts'

/** The name of an object, or a refusal: letters, digits, hyphens and underscores, with an extension. */
export function readObjectName(name: string | undefined): string | Refusal {
  return name !== undefined && /^[\w-]+\.[a-z0-9]{1,5}$/i.test(name)
    ? name
    : refuse(badRequest, 'The name of an object is letters, digits, hyphens and underscores, and an extension.')
}
