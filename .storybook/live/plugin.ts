import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import type { Sandbox, WalletOptions } from '../../sandbox/index.ts'
import { demoWallets } from '../../scripts/demo-wallets.ts'
import { deedsPath, type UserDeed, worldPath } from './addresses.ts'

/**
 * The backend of the live stories: a sandbox that starts when the first of them is opened, whichever server serves
 * Storybook, and ends with that server. The page can act as the user of its wallets.
 */
export function sandboxPlugin(): Plugin {
  let starting: Promise<Sandbox> | undefined
  const sandbox = () => {
    starting ??= start()
    return starting
  }
  return {
    name: 'portico-sandbox',
    configureServer({ middlewares }) {
      middlewares.use(worldPath, (_request, response) => {
        void answer(response, async () => worldOf(await sandbox()))
      })
      middlewares.use(deedsPath, (request, response) => {
        void answer(response, async () => play(await sandbox(), queryOf(request)))
      })
    },
    closeBundle: async () => (await starting)?.stop(),
  }
}

/** The demo's first two wallets, on the networks of these stories. */
const wallets = demoWallets.slice(0, 2).map((wallet): WalletOptions => ({ ...wallet, namespaces: ['eip155'] }))

async function start(): Promise<Sandbox> {
  const { startSandbox } = await import('../../sandbox/index.ts')
  const sandbox = await startSandbox()
  for (const wallet of wallets) sandbox.createWallet(wallet)
  return sandbox
}

const worldOf = ({ one, two, world: { walletScript } }: Sandbox) => ({
  rpc: one.url,
  rpc2: two.url,
  wallets: wallets.map(({ id = '', name = '' }) => ({ id, name, script: `${walletScript}?id=${id}` })),
})

const queryOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://book').searchParams

/** What a wallet's user does, in the wallet's own window or in its settings. */
async function play(sandbox: Sandbox, query: URLSearchParams): Promise<object> {
  const wallet = sandbox.wallet(query.get('wallet') ?? '')
  const deeds: Record<UserDeed, () => void | Promise<void>> = {
    approve: async () => {
      await wallet.nextRequest()
      wallet.approve()
    },
    reject: async () => {
      await wallet.nextRequest()
      wallet.reject()
    },
    forget: () => {
      for (const { id } of wallet.pending()) wallet.reject({ id })
      wallet.switchChain(sandbox.one.chainId)
      wallet.revoke()
    },
    stray: () => wallet.switchChain(5),
  }
  const [, deed] = Object.entries(deeds).find(([name]) => name === query.get('deed')) ?? []
  await deed?.()
  return {}
}

async function answer(response: ServerResponse, work: () => Promise<object>): Promise<void> {
  try {
    const body = JSON.stringify(await work())
    response.setHeader('content-type', 'application/json').end(body)
  } catch (cause) {
    response.writeHead(500).end(String(cause))
  }
}
