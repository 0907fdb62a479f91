/** Names of functions, values and types that readers had to read twice, with a better word for each. */
const names: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^(?:un)?told$/, 'Name the value: "reported", "output", "messages".'],
  [/^tell(?:s|[A-Z].*)?$/, 'Say "notify", "report", or "on" and the event.'],
  [/^(?:un)?hear(?:s|d)?$/, 'Say "listener", "received", or "on" and the event.'],
  [/^(?:say|says|sayer|said(?:By.*)?)$/, 'Name the value, or say "show", "post" or "format".'],
  [/^asking$/, 'Say "request", "outgoing" or "isLookingUp".'],
  [/^(?:goOn|onGoOn)$/, 'Say "proceed" or "continue".'],
  [/^[tT]akeAway$/, 'Say "remove".'],
  [/^letGo$/, 'Say "release".'],
  [/^weigh(?:s|[A-Z].*)?$/, 'Say "measure" or "estimate".'],
  [/^(?:follow[A-Z].*|[a-z]*[fF]ollower)$/, 'Say "watch", "track" or "update".'],
  [/^(?:world|\w*World)$/, 'Say "dependencies", "options" or "context".'],
  [/^answer[A-Z]/, 'Say "handle", "serve", "send" or "return".'],
]

/** The advice on a name. Undefined for a name that needs none. */
export function adviceOnName(name: string): string | undefined {
  return names.find(([pattern]) => pattern.test(name))?.[1]
}

/** A participle, such as `Joined` or `Sent`, without the noun that it describes. */
const participle = /^(?:[A-Z][a-z]+(?<!e)ed|Found|Given|Kept|Known|Left|Made|Sent|Shown|Taken)$/

/** The advice on the name of an exported type. Undefined for a name that needs none. */
export function adviceOnType(name: string): string | undefined {
  return participle.test(name) ? 'Add the noun: "JoinedMember", "SentCall".' : undefined
}
