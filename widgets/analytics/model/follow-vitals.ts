import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Vital } from './describe-event.ts'

/**
 * Measures the web vitals of the page, including those before this call. Reports each once: the first value remains
 * when the page is hidden again.
 */
export function followVitals(tell: (vital: Vital) => void): void {
  const told = new Set<string>()
  const once = (metric: Metric) => {
    if (told.has(metric.id)) return
    told.add(metric.id)
    tell(metric)
  }
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow(once)
}
