import { type Finding, lineAt, type SourceFile } from './source.ts'

const page = /^docs\/rules\/(\w+)\.md$/
const statement = /^- `([a-z0-9-]+)` (\S.*)$/gm
/** A citation in prose; attribute selectors look the same. */
const inProse = /(?<= )\[((?!aria-|data-)([a-z]{2,})(?:-[a-z0-9]+)+)\](?=[ .,;:)'"`’]|$)/gm
/** The exercise in this file writes the rule that it cites. */
const exercise = 'CONTRIBUTING.md'
const papers = /\b(?:SPEC|FACTS|DESIGN|STYLE) \d+(?:\.\d+)?/g

/** A rule and its place. */
export interface Rule {
  id: string
  sentence: string
  /** Its page, which is the first part of its id. */
  area: string
  path: string
  line: number
}

const areaOf = (path: string): string | undefined => {
  const area = page.exec(path)?.[1]
  return area === 'README' ? undefined : area
}

/** The rules in those of the files that are pages of `docs/rules`. */
export const rulesIn = (files: SourceFile[]): Rule[] =>
  files.flatMap(({ path, text }) => {
    const area = areaOf(path)
    if (area === undefined) return []
    return [...text.matchAll(statement)].map(({ 1: id = '', 2: sentence = '', index }) => {
      return { id, sentence, area, path, line: lineAt(text, index) }
    })
  })

/** Tests, and the checks that every story must pass. */
const isProof = /\.test\.tsx?$|^\.storybook\/vitest\.setup\.ts$/

/**
 * Checks the rules of `docs/rules` against every citation by `[id]`: the id must exist, every rule must be written once
 * on its area's page and cited by a test, and nothing may cite a document that is not in the repository.
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
