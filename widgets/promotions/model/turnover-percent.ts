interface Turnover {
  readonly turnover_done: string
  readonly turnover_target: string
}

/** The progress of a turnover in whole percent. 100 only for a reached target. 0 if a figure is malformed. */
export function turnoverPercent({ turnover_done, turnover_target }: Turnover): number {
  const [done, target] = [Number(turnover_done), Number(turnover_target)]
  if (!Number.isFinite(done) || !Number.isFinite(target)) return 0
  return done >= target ? 100 : Math.min(99, Math.floor((done / target) * 100))
}
