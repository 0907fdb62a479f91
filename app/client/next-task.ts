/** Lets the browser do what is waiting, such as answering a tap, before more is done. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
