import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test, vi } from 'vitest'
import { formats } from '../../schemas/formats.ts'
import { checkForm } from './check-form.ts'

// No form of Livery's own areas uses these keywords.
const schema = {
  type: 'object',
  properties: {
    copies: { type: 'integer', minimum: 1, maximum: 5 },
    share: { type: 'number', exclusiveMinimum: 0 },
    size: { enum: ['small', 'large'] },
    day: { type: 'string', format: 'date' },
    tags: { type: 'array', items: { type: 'string', maxLength: 3 } },
  },
}

vi.mock('../../schemas/generated/form-validators.js', () => ({ formValidators: {} }))
const { formValidators } = await import('../../schemas/generated/form-validators.js')
const ajv = new Ajv2020({ allErrors: true, formats })
Object.assign(formValidators, { reservation: ajv.compile(schema) })

test.each([
  [{ copies: 0 }, { field: 'copies', rule: 'min', n: 1 }],
  [{ copies: 6 }, { field: 'copies', rule: 'max', n: 5 }],
  [{ copies: 1.5 }, { field: 'copies', rule: 'format' }],
  [{ copies: Number.NaN }, { field: 'copies', rule: 'format' }],
  [{ share: 0 }, { field: 'share', rule: 'format' }],
  [{ size: 'huge' }, { field: 'size', rule: 'format' }],
  [{ day: 'tomorrow' }, { field: 'day', rule: 'format' }],
  [{ tags: ['new', 'used'] }, { field: 'tags', rule: 'maxlength', n: 3 }],
])('[VAL-01] the form values %j break a rule', (values, error) => {
  expect(checkForm('reservation' as never, values as never)).toEqual([error])
})
