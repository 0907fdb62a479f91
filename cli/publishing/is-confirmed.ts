import type { CommandContext } from '../command-context.ts'

/**
 * Whether the user agrees. Without a terminal, running the command counts as agreement.
 *
 * @param suggested the answer that the Enter key gives
 */
export async function isConfirmed(
  { terminal }: CommandContext,
  question: string,
  suggested: 'yes' | 'no',
): Promise<boolean> {
  if (!terminal.isInteractive) return true
  return /^y(es)?$/i.test((await terminal.ask(`${question} yes or no`, suggested)) ?? 'no')
}
