import { descriptions, ruleSentences } from './table.ts'

/** A rule of `docs/rules`. */
export interface CitedRule {
  id: string
  sentence: string
}

/** What a state is there for, and the rules that it embodies, in the order in which its description cites them. */
export interface StateRule {
  /** The description, its citations left out. */
  description: string
  rules: CitedRule[]
}

/**
 * The rule that a state of a chart embodies; undefined where none is written down. The state is named by its path with
 * dots (empty for the chart as a whole) or by XState's id for it. A build leaves descriptions out of the charts, so
 * they are kept here.
 */
export function ruleOf(machineId: string, stateId: string): StateRule | undefined {
  const path = `${stateId}.`.startsWith(`${machineId}.`) ? stateId.slice(machineId.length + 1) : stateId
  const description = descriptions[machineId]?.[path]
  return description === undefined ? undefined : readDescription(description)
}

const citation = / ?\[([a-z]+-[a-z0-9-]+)\]/g

/**
 * Splits a description into its text and the rules that it cites, each once; an id that is no rule's stays text. The
 * rules are those of the table unless others are given.
 */
export function readDescription(text: string, sentences = ruleSentences): StateRule {
  const cited = new Map<string, CitedRule>()
  const description = text.replace(citation, (whole, id: string) => {
    const sentence = sentences[id]
    if (sentence === undefined) return whole
    cited.set(id, { id, sentence })
    return ''
  })
  return { description, rules: [...cited.values()] }
}
