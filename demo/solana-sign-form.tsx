import { useAppKitAccount, useAppKitProvider } from 'portico'
import { toHex } from 'viem'
import { MessageForm } from './message-form.tsx'

/** The part of a Solana wallet's provider that this page uses. */
interface SolanaProvider {
  publicKey: { toBytes(): Uint8Array } | undefined
  signMessage(message: Uint8Array): Promise<Uint8Array>
}

/** Asks for a signature of a message on Solana, and has the browser verify that it is the account's. */
export default function SolanaSignForm() {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
  const sign =
    address && walletProvider
      ? async (message: string) => {
          const text = new TextEncoder().encode(message)
          const signature = await walletProvider.signMessage(text)
          const valid = await isSignedBy(walletProvider.publicKey?.toBytes(), signature, text)
          return { account: address, signature: toHex(signature), valid }
        }
      : undefined
  return <MessageForm sign={sign} />
}

async function isSignedBy(key: Uint8Array | undefined, signature: Uint8Array, text: Uint8Array): Promise<boolean> {
  if (!key) return false
  const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', imported, new Uint8Array(signature), new Uint8Array(text))
}
