interface Turnover {
  readonly turnover_done: string
  readonly turnover_target: string
}

/** The part of a turnover that is done, 0 to 100; 100 where nothing is to be played. It is 100 only when all is done. */
export function turnoverPercent({ turnover_done, turnover_target }: Turnover): number {
  const [done, target] = [Number(turnover_done), Number(turnover_target)]
  if (!Number.isFinite(done) || !Number.isFinite(target)) return 0
  return done >= target ? 100 : Math.min(99, Math.floor((done / target) * 100))
}
