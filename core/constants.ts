import { requestTimeout } from './request-timeout.ts'
import { rpcConstants } from './rpc-constants.ts'

/** The numbers of SPEC 9 and FACTS 18; times in milliseconds. */
export const constants = {
  /** DESIGN 3: a wallet's prompt gets a hint that the wallet may be waiting behind other windows. */
  promptHint: 20_000,
  /** DESIGN 3: a wallet's prompt that nobody answers. A later approval is still honoured. */
  promptTimeout: 300_000,
  /** DESIGN 9: how long the modal shows that a wallet has connected, before it closes by itself. */
  celebration: 900,
  /** DESIGN 5: an adapter whose code could not be fetched is tried anew after this. */
  relinkGap: 5_000,
  /** SPEC 4: one stored connector's silent attempt to come back never keeps the next one waiting. */
  reconnectTimeout: 5_000,
  /** SPEC 9: disconnecting is given up. */
  disconnectCap: 3_000,
  /** DESIGN 3: nothing that is asked for waits longer, where nothing else is said. */
  requestTimeout,
  /** SPEC 9: how long a pairing is offered. */
  pairingLife: 240_000,
  /** SPEC 5: a pairing that has no more than this left counts as expired. */
  pairingMargin: 10_000,
  /** A relay that has given no pairing by then can't be reached: the clients themselves give up only after 40 s and more. */
  pairingTimeout: 20_000,
  /** SPEC 9: pictures that are preloaded are given up after this. */
  imageGiveUp: 2_000,
  /** SPEC 9, FACTS 3: the directory's numbers. */
  wallets: { recommended: 4, page: 40, pageImages: 20, search: 100, searchWait: 300 },
  /** SPEC 9: no retry after a balance could not be had. */
  balanceRetryGap: 30_000,
  /** A sign-in message is made anew after this: servers let their nonces run out. */
  signInMessageLife: 240_000,
  /** SPEC 9: between one short message and the next. */
  snackbarReopen: 150,
  /** FACTS 8.3: how long a short message stays. */
  snackbarLife: 2_500,
  /** SPEC 9: how long toasts stay; one that is loading has no end. */
  toastLife: { error: 4_000, blank: 4_000, success: 2_000, custom: 4_000 },
  /** SPEC 9: the oldest give way. */
  toastsKept: 20,
  /** SPEC 9: what says that something cannot be done now. */
  shake: 500,
  rpc: rpcConstants,
} as const
