import type { CodeOf, LoadMessages, MessagesByCode } from './messages.ts'

/**
 * Combines a flow's messages with those that it shares with others. Where several have the same code, the first wins.
 */
export const combineMessages =
  <Loads extends readonly LoadMessages[]>(...loads: Loads): LoadMessages<MessagesByCode<CodeOf<Loads[number]>>> =>
  async (locale) =>
    Object.assign({}, ...(await Promise.all(loads.map((load) => load(locale)))).reverse())
