/**
 * Patterns of sentences that readers had to read twice. `npm run check` searches comments, test titles and documents
 * for them. CONTRIBUTING.md describes the style.
 */
export interface Pattern {
  /** Matched against one paragraph of prose, its lines joined by spaces. */
  readonly pattern: RegExp
  /** Advice for the author, printed with the match. */
  readonly advice: string
}

const sentenceStart = String.raw`(?:^|[.:;!?]\s+)`

export const patterns: readonly Pattern[] = [
  {
    pattern: new RegExp(`${sentenceStart}(?:What|Whoever|Whatever)\\b(?![^.?!]*\\?)`, 'g'),
    advice: 'Begin with a noun of the field, not with a clause.',
  },
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/g, advice: 'Name the actor: "the host reports …".' },
  { pattern: /\bcom(?:e|es|ing) to life\b|\bcame to life\b/g, advice: 'Say "hydrate", "mount" or "start".' },
  { pattern: /\banew\b/g, advice: 'Say "again".' },
  { pattern: /\b(?:stands|stood)\b(?! (?:for|out)\b)/g, advice: 'Say "is", "remains" or "contains".' },
  { pattern: /\btells? of\b|\btold of\b/g, advice: 'Say "reports" or "describes".' },
  { pattern: new RegExp(`${sentenceStart}Told\\b`, 'g'), advice: 'Say "Called with …" or "Receives …".' },
  { pattern: /\b(?:in|[Tt]akes?|[Tt]aking|took) the place of\b/g, advice: 'Say "replaces" or "instead of".' },
  { pattern: /\bhears? of\b/g, advice: 'Say "receives" or "is called with".' },
  { pattern: /\blives? on\b/g, advice: 'Say "continues" or "remains".' },
  { pattern: /\bwhere (?:it is |they are )?left out\b/g, advice: 'Say "by default".' },
  { pattern: /\bwhoever\b/g, advice: 'Name the actor: the visitor, the member, the caller.' },
  {
    pattern: /\b(?:undefined|false|true|null|none|nothing|empty|zero|throws|rejects) where\b/gi,
    advice: 'Say "if".',
  },
  {
    pattern: new RegExp(`${sentenceStart}(?:One|Ones|Those|Anything|All) (?:that|which|who|whose)\\b`, 'g'),
    advice: 'Begin with a noun of the field: "A route that …".',
  },
  {
    pattern: /\b(?:if|where|when|while|that) there (?:is|are|was|were) (?:none|not)\b/g,
    advice: 'Name the missing thing: "if the brand has no logo".',
  },
  {
    pattern: /\b(?:is|are|was|were) (?:asked (?:for|about)|looked (?:at|for))\b/g,
    advice: 'Name the actor: "the page requests …", "the check reads …".',
  },
  { pattern: /\b(?:is|are|was|were) gone\b/g, advice: 'Say "was removed", "has ended" or "is missing".' },
  { pattern: /\bunder way\b/g, advice: 'Say "is running" or "is loading".' },
  { pattern: /\bgo(?:es)? on\b|\bwent on\b/g, advice: 'Say "continues".' },
  { pattern: /\bwho is here\b|\bmember is here\b/g, advice: 'Say "the current member" or "the session".' },
  { pattern: /(?:\b(?:[Tt]he|[Ii]ts|[Tt]heir)|['’]s) present\b(?! tense)/g, advice: 'Say "the current".' },
  { pattern: /\bin place of\b/g, advice: 'Say "instead of".' },
  { pattern: /\b(?:is|are|was|were) away\b/g, advice: 'Say "does not respond", "is closed" or "is missing".' },
  { pattern: /\b[Ss]ince when\b/g, advice: 'Say "when … began" or "when … stopped".' },
  { pattern: /\b[Mm]ends?\b|\bmended\b/g, advice: 'Say "fix" or "repair".' },
  { pattern: /\b[Ss]urroundings\b/g, advice: 'Say "dependencies", "context" or "effects".' },
  { pattern: /\bon (?:its|their) way\b/g, advice: 'Say "in transit" or "has been sent".' },
  { pattern: /\b(?:is|are) kept\b(?! up to date)/g, advice: 'Name the actor: "the cache stores …".' },
  { pattern: /\bat rest\b/g, advice: 'Say "idle".' },
  { pattern: /\bdoors?\b/gi, advice: 'Say "exports" or "public files".' },
  { pattern: /\bjudg(?:e[sd]?|ing|ement)\b/gi, advice: 'Say "validate", "measure" or "decide".' },
  { pattern: /\b(?:is|are) there\b(?![^.?!]*\?)/g, advice: 'Say "exists", "has loaded" or "shows".' },
  { pattern: /\bknows? (?:no|nothing)\b/g, advice: 'Say "has no", "uses no" or "imports no".' },
  { pattern: /\bof before\b/g, advice: 'Say "earlier" or "previous".' },
  { pattern: /\b(?:[Uu]ntil now|used to be)\b/g, advice: 'Describe the present, without its history.' },
  { pattern: /\bwhere (?:there (?:is|are)|it is none|nothing)\b/g, advice: 'Say "if".' },
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) no\b(?! longer|-)/gi, advice: 'Say "is not a …" or "has no …".' },
  { pattern: /\bnot there\b/g, advice: 'Say "missing", "unknown" or "does not exist".' },
  { pattern: /\blargest number of\b/gi, advice: 'Say "maximum number of".' },
  { pattern: /\bfirst moment\b/gi, advice: 'Say "start", or "end, exclusive".' },
  { pattern: /^(?:Its|Their) [\w-]+\.$/g, advice: 'Name the thing: "Id of the channel."' },
  {
    pattern: new RegExp(`${sentenceStart}Of (?:the|a|an|each|every|all|one)\\b`, 'g'),
    advice: 'Begin with a noun of the field.',
  },
  { pattern: /\b(?:that|which|it) (?:is|are) none\b(?! of)/g, advice: 'Say "that is not a …" or "malformed".' },
  { pattern: /\bbesides\b/gi, advice: 'Say "apart from" or "in addition to".' },
  { pattern: /\bpoints? of contribution\b/gi, advice: 'Say "extension point".' },
  { pattern: /\bneeds? at most\b/g, advice: 'Say "must have at most …": a need has a minimum.' },
  { pattern: /\bin a word\b/g, advice: 'Say how the text looks, or leave it out.' },
  { pattern: /\bsmall letters?\b/gi, advice: 'Say "lowercase letters".' },
  { pattern: /\bWeighed\b/g, advice: 'Say "Alternatives".' },
  { pattern: /^@param \w+ of\b/g, advice: 'Begin with a noun: "@param path the path of the page".' },
  { pattern: /\b(?:unless said|if left out)\b/g, advice: 'Say "Default: …".' },
  { pattern: /\bif there (?:is|are|was|were) (?:one|any)\b/g, advice: 'Name the thing: "if the page has a title".' },
  { pattern: /\bspeaks? of\b|\bspoke of\b/g, advice: 'Say "names" or "mentions".' },
  { pattern: /\b(?:comes?|came|coming) through\b/g, advice: 'Say "succeeds" or "arrives".' },
  { pattern: /\b(?:takes?|took|taken|taking) away\b/g, advice: 'Say "removes".' },
  { pattern: /\b[Aa]nother [\w-]+ than\b/g, advice: 'Say "a different … from", or "differs from".' },
  { pattern: /\bprocessor time\b/g, advice: 'Say "CPU time".' },
  { pattern: /\bcompiled ahead\b/g, advice: 'Say "precompiled".' },
  { pattern: /\b(?:after|without|during) a rest\b/g, advice: 'Say "pause".' },
  { pattern: /\bin a circle\b/g, advice: 'Say "in a cycle", or "the first follows the last".' },
  { pattern: /\bcertain remed(?:y|ies)\b/g, advice: 'Say "only one possible fix".' },
  { pattern: /\bcom(?:e|es|ing) into service\b/g, advice: 'Say "goes into service".' },
  { pattern: /\blead(?:s|ing)? out of\b/g, advice: 'Say "points outside of".' },
  { pattern: /\bfirst code\b/g, advice: 'Say "initial code".' },
  { pattern: /\bfree (?:keys|names)\b/g, advice: 'Say "arbitrary keys".' },
  { pattern: /\bhowever (?:deep|long|large|small|many|often)\b/g, advice: 'Say "at any depth", "of any length".' },
  { pattern: /\b(?:is|are) decided\b|\(decided\b|\bDecided:/g, advice: 'Name the actor: "Livery defines …".' },
  { pattern: /\bat once\b/g, advice: 'Say "immediately", "concurrently" or "together".' },
  {
    pattern: /\banswer(?:s|ed|ing)? (?:with\b|\d{3}\b)|\b(?:does|did|do) not answer\b/g,
    advice: 'Say "responds with", "returns" or "sends".',
  },
  {
    pattern: /\bwithout (?:one|any|either)(?=[.;:]|$)/g,
    advice: 'Name the missing thing: "if the brand has no logo".',
  },
]

/** A match of a pattern in a text, with its offset in the text. */
export interface Match {
  readonly offset: number
  readonly text: string
  readonly advice: string
}

/** Finds the matches in `prose`, in the order of the text. */
export function findMatches(prose: string): readonly Match[] {
  return patterns
    .flatMap(({ pattern, advice }) =>
      [...prose.matchAll(pattern)].map((match) => ({ offset: match.index, text: match[0].trim(), advice })),
    )
    .toSorted((one, other) => one.offset - other.offset)
}
