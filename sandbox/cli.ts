import { startSandbox } from './index.ts'

const sandbox = await startSandbox({ ports: { one: 8545, two: 8546, wallet: 8550 }, log: console.log })
const { chains, token, accounts, walletUrl, walletScript } = sandbox.world

for (const { name, chainId, rpcUrl } of chains) console.log(`${name} (${chainId})`.padEnd(22), rpcUrl)
console.log('Sandbox Dollar (SUSD)'.padEnd(22), token.address)
console.log('First account'.padEnd(22), accounts[0])
console.log('Wallets'.padEnd(22), walletUrl)
console.log('A wallet for a page'.padEnd(22), `<script src="${walletScript}?name=Sandbox+Wallet&key=0"></script>`)
console.log('Addresses as JSON'.padEnd(22), `${walletUrl}/sandbox.json`)
console.log('Ctrl-C ends it.')

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void sandbox.stop()
  })
}
