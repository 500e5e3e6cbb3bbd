/**
 * The places of the modal: each is a view of the kit, or hosts a flow. `open` says whether a dApp may name the
 * place in `open({ view })` (FACTS 8.1); a place that is `about` something is entered only with what it is about.
 */
export const places = {
  Connect: { flow: 'connect', open: true },
  Account: { flow: 'account', open: true },
  GetWallet: { open: false },
  WhatIsAWallet: { open: true },
  Networks: { open: true },
  SwitchNetwork: { flow: 'switchNetwork', open: false, about: 'network' },
  SwitchActiveChain: { open: false, about: 'network' },
} as const satisfies Record<string, { flow?: string; open: boolean; about?: 'network' }>

export type Place = keyof typeof places

/** The places that a dApp may name. */
export type OpenView = { [P in Place]: (typeof places)[P] extends { open: true } ? P : never }[Place]
