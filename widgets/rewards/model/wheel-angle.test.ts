import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAt } from './testing/place-at.ts'
import { angleOf, segmentPath } from './wheel-angle.ts'

test('[ENG-06] the wheel ends on the segment that the server drew, after any earlier turns', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 16 }),
      fc.nat(15),
      fc.array(fc.nat(15), { maxLength: 6 }),
      (count, to, way) => {
        let angle = 0
        for (const place of [...way, to].map((one) => one % count)) {
          const end = angleOf({ place, count, from: angle })
          expect(placeAt(end, count)).toBe(place)
          // The wheel turns forwards by several whole turns.
          expect(end - angle).toBeGreaterThanOrEqual(4 * 360)
          angle = end
        }
      },
    ),
  )
})

test.each([
  [0, 0],
  [-1, 0],
  [-89, 0],
  [-91, 1],
  [1, 3],
  [360, 0],
])('if a wheel of four segments is turned by %i degrees, segment %i is at the top', (angle, place) => {
  expect(placeAt(angle, 4)).toBe(place)
})

test('on a wheel of four segments, the first goes from the top to the right', () => {
  expect(segmentPath(0, 4)).toBe('M0 0 L0.00 -100.00 A100 100 0 0 1 100.00 -0.00 Z')
})
