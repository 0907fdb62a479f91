import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Vital } from './describe-event.ts'

/**
 * Measures the web vitals of the page, even if they occurred before this call. Reports each measurement once, and
 * ignores later values of the same measurement.
 */
export function watchVitals(onVital: (vital: Vital) => void): void {
  const reported = new Set<string>()
  const once = (metric: Metric) => {
    if (reported.has(metric.id)) return
    reported.add(metric.id)
    onVital(metric)
  }
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow(once)
}
