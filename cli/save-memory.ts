import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the engine's heap for new objects at its first size. It grows while a program makes much and keeps little, as one that
 * validates brands one by one, and 1,000 of them took 280 MB instead of 150 in the same time.
 */
export function saveMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
