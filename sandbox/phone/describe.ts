import type { Proposal } from './client.ts'
import type { Errand } from './errands.ts'
import type { PhoneNamespace } from './namespace.ts'
import { askedFor } from './session.ts'

/** How a session proposal is shown to the user: the dApp's request, and the choices. */
export function describeProposal(
  proposal: Proposal,
  own: readonly PhoneNamespace[],
  selected: number,
): Errand['contents'] {
  const asked = askedFor(proposal)
  const offers = [...asked].map(([name, { chains }]) => ({
    ...{ name, chains, namespace: own.find((one) => one.name === name) },
  }))
  return {
    title: 'Connect to this dApp',
    rows: offers.map(({ name, chains }) => ({ label: name, value: chains.join('\n') })),
    choices: offers.flatMap(({ namespace }) =>
      (namespace?.accounts ?? []).map((address, index) => ({ address, chosen: index === selected })),
    ),
    chains: offers.flatMap(({ namespace, chains }) =>
      (namespace?.chains ?? []).map((id) => ({ id, chosen: chains.includes(id) })),
    ),
  }
}
