/**
 * The places of the modal: each is a view of the kit, or hosts a flow. `open` says whether a dApp may name the
 * place in `open({ view })` (FACTS 8.1).
 */
export const places = {
  Connect: { flow: 'connect', open: true },
  Account: { flow: 'account', open: true },
  GetWallet: { open: false },
  WhatIsAWallet: { open: true },
} as const satisfies Record<string, { flow?: string; open: boolean }>

export type Place = keyof typeof places

/** The places that a dApp may name. */
export type OpenView = { [P in Place]: (typeof places)[P] extends { open: true } ? P : never }[Place]
