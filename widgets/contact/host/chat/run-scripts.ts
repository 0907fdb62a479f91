/**
 * Adds scripts to the document in their order, like a browser that parses a page. A script with an address loads before
 * the next one runs, unless it is `async`.
 *
 * @param onError called for each script that does not load
 */
export async function runScripts(scripts: readonly HTMLScriptElement[], onError: () => void): Promise<void> {
  for (const script of scripts) {
    script.addEventListener('error', onError)
    const ended = new Promise((resolve) => {
      for (const event of ['load', 'error']) script.addEventListener(event, resolve)
    })
    document.head.append(script)
    if (isAwaited(script)) await ended
  }
}

/** Whether a parser waits for a script. A script of another type and a `nomodule` script send no event. */
const isAwaited = (script: HTMLScriptElement) =>
  script.src !== '' &&
  !script.async &&
  !script.hasAttribute('nomodule') &&
  /^(?:|module|(?:text|application)\/javascript)$/.test(script.type)
