import { descriptions, ruleSentences } from './table.ts'

/** A rule of `docs/rules`. */
export interface CitedRule {
  id: string
  sentence: string
}

/** The purpose of a state, and the rules that it implements, in the order of the citations in its description. */
export interface StateRule {
  /** The description, without its citations. */
  description: string
  rules: CitedRule[]
}

/**
 * The rule that a state of a chart implements; undefined if there is none. The state is named by its dotted path (empty
 * for the whole chart) or by XState's id for it. Builds remove descriptions from the charts, so they are stored here.
 */
export function ruleOf(machineId: string, stateId: string): StateRule | undefined {
  const path = `${stateId}.`.startsWith(`${machineId}.`) ? stateId.slice(machineId.length + 1) : stateId
  const description = descriptions[machineId]?.[path]
  return description === undefined ? undefined : readDescription(description)
}

const citation = / ?\[([a-z]+-[a-z0-9-]+)\]/g

/**
 * Splits a description into its text and the rules that it cites, without duplicates; an unknown id stays in the text.
 * The default rules are those of the table.
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
