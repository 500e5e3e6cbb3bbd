import { type Finding, lineAt, type SourceFile } from './source.ts'

const page = /^docs\/rules\/(\w+)\.md$/
const statement = /^- `([a-z0-9-]+)` (\S.*)$/gm
/** What looks like a citation in prose; selectors of attributes look the same. */
const inProse = /(?<= )\[((?!aria-|data-)([a-z]{2,})(?:-[a-z0-9]+)+)\](?=[ .,;:)'"`’]|$)/gm
/** The exercise there writes the rule that it cites. */
const exercise = 'CONTRIBUTING.md'
const papers = /\b(?:SPEC|FACTS|DESIGN|STYLE) \d+(?:\.\d+)?/g

/** A rule and where it is written. */
export interface Rule {
  id: string
  sentence: string
  /** The page that it is on, which is the first part of its id. */
  area: string
  path: string
  line: number
}

const areaOf = (path: string): string | undefined => {
  const area = page.exec(path)?.[1]
  return area === 'README' ? undefined : area
}

/** The rules of the pages of `docs/rules` that are among these files. */
export const rulesIn = (files: SourceFile[]): Rule[] =>
  files.flatMap(({ path, text }) => {
    const area = areaOf(path)
    if (area === undefined) return []
    return [...text.matchAll(statement)].map(({ 1: id = '', 2: sentence = '', index }) => {
      return { id, sentence, area, path, line: lineAt(text, index) }
    })
  })

/** Tests, and what every story is held to. */
const isProof = /\.test\.tsx?$|^\.storybook\/vitest\.setup\.ts$/

/**
 * Holds the rules of `docs/rules` against everything that cites them by `[id]`: an id has to exist, every rule is
 * written once on the page of its area and cited by a test, and nothing cites a document that is not in the repository.
 */
export function checkRules(files: SourceFile[]): Finding[] {
  const findings: Finding[] = []
  const rules = new Map<string, Rule>()
  for (const rule of rulesIn(files)) {
    const { id, area, path, line } = rule
    if (!id.startsWith(`${area}-`)) findings.push({ path, line, message: `the rule ${id} is not of the area ${area}` })
    if (rules.has(id)) findings.push({ path, line, message: `the rule ${id} is written twice` })
    rules.set(id, rule)
  }
  const cited = new Set<string>()
  const areas = new Set([...rules.values()].map(({ area }) => area))
  const citation = new RegExp(`\\[((?:${[...areas].join('|')})-[a-z0-9-]+)\\]`, 'g')
  for (const { path, text } of files) {
    if (areaOf(path)) continue
    for (const { 1: id = '', index } of text.matchAll(citation)) {
      if (!rules.has(id)) findings.push({ path, line: lineAt(text, index), message: `there is no rule ${id}` })
      if (isProof.test(path)) cited.add(id)
    }
    if (path !== exercise)
      for (const { 1: id = '', 2: area = '', index } of text.matchAll(inProse))
        if (!areas.has(area))
          findings.push({ path, line: lineAt(text, index), message: `no rules are of ${id}’s area` })
    for (const { 0: section, index } of text.matchAll(papers))
      findings.push({ path, line: lineAt(text, index), message: `${section} is not in this repository: cite a rule` })
  }
  for (const { id, path, line } of rules.values())
    if (!cited.has(id)) findings.push({ path, line, message: `no test cites the rule ${id}` })
  return findings
}
