import { noteArrival } from './arrival.ts'
import { keepArrivalQuery } from './arrival-query.ts'
import { watchForMissingCode } from './code-missing.ts'
import { holdBelowFirstScreen } from './first-screen.ts'
import { restoreInterface } from './interface-choices.ts'
import { startProgram } from './program.ts'
import { closePictureGate } from './picture-gate.ts'
import { keepChosenLocale } from './chosen-locale.ts'
import { captureTaps } from './tap-capture.ts'
import { chooseTypefaces } from './page-typefaces.ts'
import { takeUrlCredentials } from './url-credentials.ts'

/**
 * Prepares a page before its first paint and before the program loads. Stops if the address has credentials, because
 * the page then reloads without them.
 */
export function runPageHead(root: HTMLElement): void {
  if (takeUrlCredentials()) return
  noteArrival()
  keepArrivalQuery()
  restoreInterface(root)
  keepChosenLocale(root)
  chooseTypefaces(root)
  closePictureGate(root)
  startProgram()
  holdBelowFirstScreen(root)
  watchForMissingCode()
  captureTaps()
}
