interface Turnover {
  readonly turnover_done: string
  readonly turnover_target: string
}

/** The progress of a turnover, 0 to 100. 100 only if the turnover is complete or zero. */
export function turnoverPercent({ turnover_done, turnover_target }: Turnover): number {
  const [done, target] = [Number(turnover_done), Number(turnover_target)]
  if (!Number.isFinite(done) || !Number.isFinite(target)) return 0
  return done >= target ? 100 : Math.min(99, Math.floor((done / target) * 100))
}
