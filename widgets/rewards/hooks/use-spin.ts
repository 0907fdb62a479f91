import { useRef, useState } from 'react'
import type { WheelSpin } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useClaim } from '../../wallet/exports.ts'
import { lookUpSpin } from '../model/look-up-claims.ts'
import { angleOf } from '../model/wheel-angle.ts'
import type { Wheel } from './use-wheel.ts'

/** How long the wheel turns, in ms. */
const duration = 4200

/** Sends a spin of the wheel once, and turns the wheel to the segment that the server has drawn (ENG-06). */
export function useSpin({ segments }: Wheel) {
  const call = useCall()
  const disc = useRef<SVGGElement>(null)
  const [angle, setAngle] = useState(0)
  const [isTurning, setTurning] = useState(false)
  const [drawn, setDrawn] = useState<WheelSpin>()
  const { sendState, claim, check, proceed, again } = useClaim<'wheel/spin', WheelSpin>({
    sendName: 'lucky-spin',
    messagePrefix: 'rewards.claim',
    lookUp: lookUpSpin,
    onClaimed: (claimed) => {
      const spin = 'found' in claimed ? claimed.found : claimed.response.data
      if (spin && 'segment_id' in spin) void turnTo(spin)
      // Without a readable prize, the wheel does not turn. The member can spin again before the wheel has loaded again.
      else again()
    },
  })

  async function turnTo(spin: WheelSpin): Promise<void> {
    const place = segments.findIndex(({ id }) => id === spin.segment_id)
    const end = angleOf({ place, count: segments.length, from: angle })
    // The brand may have removed the segment meanwhile. The wheel then does not turn.
    if (place !== -1) {
      setTurning(true)
      await turn(disc.current, angle, end)
      setAngle(end)
      setTurning(false)
    }
    setDrawn(spin)
    again()
  }

  return {
    disc,
    angle,
    /** The last completed spin on this page. Undefined before the first spin and during the next one. */
    drawn: isTurning || sendState.kind === 'sending' || sendState.kind === 'unknown' ? undefined : drawn,
    sendState,
    isBusy: isTurning || sendState.kind === 'sending' || sendState.kind === 'done',
    spin: () => claim((headers) => call('wheel/spin', {}, { headers })),
    check,
    proceed,
  }
}

/** Turns an element. Resolves when the movement ends, which is immediately with reduced motion. */
async function turn(element: Element | null, from: number, to: number): Promise<void> {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const frames = [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }]
  const movement = element.animate(frames, { duration, easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)', fill: 'forwards' })
  await movement.finished.catch(() => {})
  movement.cancel()
}
