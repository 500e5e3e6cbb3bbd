import { namespaceDetails } from '../core/namespace-details.ts'
import type { Sender } from '../core/transfer.ts'

/** More are more than can be told apart at a glance. */
const most = 3

/**
 * Whom the account has sent to last, to choose from: those that this browser remembers first, then those that the history
 * tells. The account itself is not among them [send-recent].
 */
export function recentReceivers(
  { namespace, address }: Pick<Sender, 'namespace' | 'address'>,
  { remembered, sentTo }: Record<'remembered' | 'sentTo', readonly string[]>,
): readonly string[] {
  const spell = (each: string) => (namespaceDetails[namespace].ignoresCase ? each.toLowerCase() : each)
  const all = [...remembered, ...sentTo]
  const isFirst = (each: string, index: number) => all.findIndex((other) => spell(other) === spell(each)) === index
  return all.filter((each, index) => isFirst(each, index) && spell(each) !== spell(address)).slice(0, most)
}
