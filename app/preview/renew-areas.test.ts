import { expect, test, vi } from 'vitest'
import { OperatorError } from '../../runtime/errors/operator-error.ts'
import { renewAreas } from './renew-areas.ts'

const passes = () => vi.fn(async () => {})

test('[BRD-05] a mistake in code that the first check could not see prevents the restart', async () => {
  const check = vi.fn<() => Promise<void>>()
  check.mockRejectedValueOnce(new SyntaxError('Unexpected end of JSON input'))
  check.mockRejectedValueOnce(new OperatorError('The guard "late" has no code.'))
  const steps = { check, generate: passes(), tryCode: passes() }
  await expect(renewAreas(steps)).rejects.toThrow('The guard "late" has no code.')
  expect(steps.generate).toHaveBeenCalledOnce()
  expect(steps.tryCode).not.toHaveBeenCalled()
})

test('a mistake in code prevents the generation; a malformed file has the message of the generator', async () => {
  const generate = vi.fn(async () => {
    throw new Error('area.json:1:2  The file is not JSON.')
  })
  const mistake = async () => {
    throw new OperatorError('There is no table.')
  }
  await expect(renewAreas({ check: mistake, generate, tryCode: passes() })).rejects.toThrow('There is no table.')
  expect(generate).not.toHaveBeenCalled()
  const malformed = async () => {
    throw new SyntaxError('Unexpected token')
  }
  await expect(renewAreas({ check: malformed, generate, tryCode: passes() })).rejects.toThrow('The file is not JSON.')
})
