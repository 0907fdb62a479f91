import type { ConditionFacts, Schema } from './schema.ts'

/** The schema of a condition's key, by its kind in the area's facts. */
export function conditionSchema(facts: ConditionFacts): Schema {
  const { description } = facts
  switch (facts.kind) {
    case 'range': {
      const { minimum, maximum } = facts
      const end = (words: string): Schema => ({
        description: `The ${words}, ${minimum} to ${maximum}.`,
        type: 'integer',
        minimum,
        maximum,
      })
      return {
        description,
        type: 'object',
        properties: { from: end('lowest'), to: end('highest') },
        additionalProperties: false,
      }
    }
    case 'one-of':
      return {
        description,
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { description: 'One of the words.', type: 'string', enum: [...facts.values] },
      }
    case 'flag':
      return { description, type: 'boolean' }
  }
}
