import { account } from './account.ts'
import { alerts } from './alerts.ts'
import { config } from './config.ts'
import { connect } from './connect.ts'
import { directory } from './directory.ts'
import { kit } from './kit.ts'
import { pairing } from './pairing.ts'
import type { Payloads } from './payloads.ts'
import { profileWallets } from './profile-wallets.ts'
import { reconnect } from './reconnect.ts'
import { session } from './session.ts'
import { signIn } from './sign-in.ts'
import { snackbar } from './snackbar.ts'
import { switchNetwork } from './switch-network.ts'
import { toasts } from './toasts.ts'
import { wallet } from './wallet.ts'
import { walletConnect } from './wallet-connect.ts'
import { walletList } from './wallet-list.ts'

/** The payload tables by the name of the chart's file. */
export const payloads = {
  account,
  alerts,
  config,
  connect,
  directory,
  kit,
  pairing,
  'profile-wallets': profileWallets,
  reconnect,
  session,
  'sign-in': signIn,
  snackbar,
  'switch-network': switchNetwork,
  toasts,
  wallet,
  'wallet-connect': walletConnect,
  'wallet-list': walletList,
}

const all: Payloads[] = Object.values(payloads)

/** What the ports may answer and the channels may tell, in the whole tree of charts. */
export const world = {
  ports: Object.assign({}, ...all.map(({ ports }) => ports)) as NonNullable<Payloads['ports']>,
  channels: Object.assign({}, ...all.map(({ channels }) => channels)) as NonNullable<Payloads['channels']>,
}
