/**
 * Returns a function that replaces this process by the same command, at a port. The terminal, the process id and the
 * environment stay the same. Undefined if the system has no `execve`.
 */
export function processRestart(): ((port: number) => void) | undefined {
  const { execve, execPath, execArgv, argv, env, platform } = process
  if (execve === undefined || platform === 'win32') return undefined
  return (port) => execve.call(process, execPath, [execPath, ...execArgv, ...withPort(argv.slice(1), port)], env)
}

/**
 * Adds the port that the first process has found. It overrides an earlier `--port 0`, because the last of two options
 * counts.
 */
function withPort(args: readonly string[], port: number): readonly string[] {
  const option = ['--port', String(port)]
  return args.slice(-2).join(' ') === option.join(' ') ? args : [...args, ...option]
}
