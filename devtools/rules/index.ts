import { descriptions } from './table.ts'

/** What a state is there for, and the sections of the specification, the design and the facts that say so. */
export interface Rule {
  description: string
  /** `SPEC 4`, `DESIGN 9`, `FACTS 10.1`, in the order in which the description names them. */
  sections: string[]
}

/**
 * The rule that a state of a chart embodies; undefined where none is written down. The state is told by its path with
 * dots (empty for the chart as a whole) or by XState's id for it. A build leaves descriptions out of the charts, so
 * they are kept here.
 */
export function ruleOf(machineId: string, stateId: string): Rule | undefined {
  const path = `${stateId}.`.startsWith(`${machineId}.`) ? stateId.slice(machineId.length + 1) : stateId
  const description = descriptions[machineId]?.[path]
  return description === undefined ? undefined : { description, sections: sectionsIn(description) }
}

/** The sections that a text refers to, each once. */
export const sectionsIn = (text: string): string[] => [...new Set(text.match(/\b(?:SPEC|DESIGN|FACTS) \d+(?:\.\d+)?/g))]
