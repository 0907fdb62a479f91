/** Yields to the browser, so that it can handle a tap before the next task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
