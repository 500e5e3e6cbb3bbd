import type { CodeOf, LoadMessages, MessagesByCode } from './messages.ts'

/** Messages of a flow, and those that it shares with others: a code that several have is the first one’s. */
export const combineMessages =
  <Loads extends readonly LoadMessages[]>(...loads: Loads): LoadMessages<MessagesByCode<CodeOf<Loads[number]>>> =>
  async (locale) =>
    Object.assign({}, ...(await Promise.all(loads.map((load) => load(locale)))).reverse())
