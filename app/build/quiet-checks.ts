/** Turns off the bundler's report on slow plugins, which an operator cannot change. */
export const quietChecks = { pluginTimings: false }
