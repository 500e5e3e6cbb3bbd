import { namespaceDetails } from '../core/namespace-details.ts'
import type { Sender } from '../core/transfer.ts'

/** The most receivers to offer: more are hard to tell apart at a glance. */
const most = 3

/**
 * The account's last receivers to choose from: first those stored in this browser, then those of its history, without
 * the account itself [send-recent].
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
