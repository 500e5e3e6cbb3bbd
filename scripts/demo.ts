import { startDemo } from './demo-site.ts'

/** The demo's port; if it is taken, another one is used and printed. */
const PORT = 5173

await using started = new AsyncDisposableStack()
const { address, sandbox, signInUrl } = started.use(
  await startDemo(console.log, {
    ...{ site: PORT, signIn: 4361 },
    sandbox: {
      // web3.js connects its WebSockets to the port after its own, where nothing else may answer.
      ...{ one: 8545, two: 8546, wallet: 8550, solOne: 8899, solTwo: 8909 },
      ...{ relay: 8551, phone: 8552, api: 8553, embedded: 8554, mailbox: 8555 },
    },
  }),
)
const { chains, solana, walletConnect, embedded } = sandbox.world
const { port } = new URL(address)
if (Number(port) !== PORT) console.log(`Demo: port ${PORT} is taken, so it listens on ${port}.`)

/** Prints a line with an address and its purpose. */
const tell = (name: string, url: string, purpose: string) => console.log(name.padEnd(16), url.padEnd(22), purpose)
for (const { name, rpcUrl } of chains) tell(name, rpcUrl, 'a chain, for wallets of Ethereum')
for (const { name, rpcUrl } of solana?.clusters ?? []) tell(name, rpcUrl, 'a cluster, for wallets of Solana')
tell('Sign-in', signInUrl, 'the server behind the card “Sign in”')
if (walletConnect) tell('Phone', walletConnect.phoneUrl, 'a phone: paste the link of a QR code there')
if (embedded) tell('Mailbox', embedded.mailboxUrl, 'where the codes of email logins arrive')
console.log(`\nOpen the demo: ${address}`)
console.log('Its test wallets ask you in windows of their own: let it open them.\nCtrl-C ends it.')

await new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
})
await started.disposeAsync()
// WalletConnect's clients leave timers of a minute behind if they are stopped in the middle of an operation.
process.exit()
