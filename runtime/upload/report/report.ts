import type { DeviceFacts } from '../upload-options.ts'

/** The text report of one upload (UPL-13). */
export interface Report {
  /** Adds a line, with the time since the start. Only our own words and numbers: no name, key, address or token. */
  note(line: string): void
  text(): string
}

/** Starts a report with the facts about the device. */
export function startReport(facts: DeviceFacts, now: () => number): Report {
  const started = now()
  const lines = [
    `Device: ${facts.device}, ${facts.browser}`,
    `Connection: ${facts.connection}, ${facts.isOnline ? 'online' : 'offline'}`,
    `Screen: ${facts.screen}`,
    `Language: ${facts.language}`,
  ]
  return {
    note: (line) => void lines.push(`+${((now() - started) / 1000).toFixed(1)} s ${line}`),
    text: () => lines.join('\n'),
  }
}
