import { parseArgs } from 'node:util'
import { startSandbox } from './index.ts'

const asked = parseArgs({ options: { walletconnect: { type: 'boolean', default: false } } }).values

const sandbox = await startSandbox({
  // web3.js connects its WebSockets to the port after its own, where nothing else may answer.
  ports: {
    ...{ one: 8545, two: 8546, wallet: 8550, solOne: 8899, solTwo: 8909 },
    ...{ relay: 8551, phone: 8552, api: 8553, embedded: 8554, mailbox: 8555 },
  },
  solana: true,
  walletConnect: asked.walletconnect,
  api: true,
  embedded: true,
  log: console.log,
})
const { chains, token, accounts, solana, walletConnect, api, embedded, walletUrl, walletScript } = sandbox.world

for (const { name, chainId, rpcUrl } of chains) console.log(`${name} (${chainId})`.padEnd(22), rpcUrl)
console.log('Sandbox Dollar (SUSD)'.padEnd(22), token.address)
console.log('First account'.padEnd(22), accounts[0])
for (const { name, rpcUrl, id } of solana?.clusters ?? []) console.log(name.padEnd(22), rpcUrl, id)
console.log('SUSD on Solana'.padEnd(22), solana?.token.mint)
console.log('First account there'.padEnd(22), solana?.accounts[0])
console.log('Wallets'.padEnd(22), walletUrl)
console.log('A wallet for a page'.padEnd(22), `<script src="${walletScript}?name=Sandbox+Wallet&key=0"></script>`)
if (walletConnect) {
  console.log('WalletConnect relay'.padEnd(22), walletConnect.relayUrl)
  console.log('Its project id'.padEnd(22), walletConnect.projectId)
  console.log('Phone'.padEnd(22), walletConnect.phoneUrl)
}
console.log('Wallet directory'.padEnd(22), api?.url)
console.log('Embedded wallet'.padEnd(22), embedded?.frameUrl)
console.log('Its mailbox'.padEnd(22), embedded?.mailboxUrl)
console.log('Addresses as JSON'.padEnd(22), `${walletUrl}/sandbox.json`)
console.log('Ctrl-C ends it.')

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    // WalletConnect's clients leave timers of a minute behind if they are stopped in the middle of an operation.
    void sandbox.stop().then(() => process.exit())
  })
}
