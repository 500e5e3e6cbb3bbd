/**
 * The places of the modal: each is a view of the kit, or hosts a flow. `open` says whether a dApp may name the
 * place in `open({ view })` (FACTS 8.1); a place that is `about` something is entered only with what it is about,
 * and one that `needs` a connection only where there is one.
 */
export const places = {
  Connect: { flow: 'connect', open: true },
  Account: { flow: 'account', open: true, needs: 'connection' },
  ProfileWallets: { flow: 'profileWallets', open: true, needs: 'connection' },
  AllWallets: { flow: 'walletList', open: true },
  ConnectingWalletConnect: { flow: 'walletConnect', open: true },
  Downloads: { open: false, about: 'wallet' },
  GetWallet: { open: false },
  WhatIsAWallet: { open: true },
  Networks: { open: true },
  WhatIsANetwork: { open: true },
  SwitchNetwork: { flow: 'switchNetwork', open: false, about: 'network' },
  SwitchActiveChain: { open: false, about: 'network' },
  SIWXSignMessage: { flow: 'signIn', open: false, about: 'session' },
  UnsupportedChain: { open: false, about: 'network' },
} as const satisfies Record<
  string,
  { flow?: string; open: boolean; about?: 'network' | 'wallet' | 'session'; needs?: 'connection' }
>

export type Place = keyof typeof places

/** The places that a dApp may name. */
export type OpenView = { [P in Place]: (typeof places)[P] extends { open: true } ? P : never }[Place]

/** Whether a dApp may name what it names: a click's event, say, is no view. */
export const isOpenView = (view: unknown): view is OpenView =>
  Object.entries(places).some(([place, { open }]) => open && place === view)
