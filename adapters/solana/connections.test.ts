import { expect, it } from 'vitest'
import { solana, solanaDevnet } from '../../core/networks.ts'
import { goesTo } from '../../core/supports-network.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { LinkedSession } from '../walletconnect/loaded-link.ts'
import { Connections } from './connections.ts'
import { LinkWallet } from './link-wallet.ts'

const address = '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy'
const [mainnet, devnet] = [toNetwork(solana), toNetwork(solanaDevnet)]

/** A phone that can switch to any EVM network, and whose session has one Solana network. */
const session: LinkedSession = {
  ...{ topic: 'topic', expiry: 0, name: 'MetaMask Wallet', goesAnywhere: true, adoptable: false, said: {} },
  parts: {
    solana: { accounts: [{ network: mainnet.caipNetworkId, address }], methods: [], aliases: {} },
  },
}

class Phone extends LinkWallet {
  override get accounts() {
    return [{ address }]
  }
}

it('a phone goes only to the Solana networks of its session, since no wallet adds one', () => {
  const load = () => Promise.reject(new Error('Nothing is asked of the phone.'))
  const wallet = new Phone({ session: () => session, watchers: new Set(), load })
  const connection = new Connections([mainnet, devnet], () => undefined).describe({ wallet, chosen: undefined })
  expect(connection).toMatchObject({ name: 'MetaMask Wallet', approvedCaipNetworkIds: [mainnet.caipNetworkId] })
  expect(connection && goesTo(connection, mainnet.caipNetworkId)).toBe(true)
  expect(connection && goesTo(connection, devnet.caipNetworkId)).toBe(false)
})
