import { verifyMessage } from 'viem'
import { useConnection, useSignMessage } from 'wagmi'
import { MessageForm } from './message-form.tsx'

/** Asks for a signature of a message on Ethereum, and verifies in the page that it is the account's. */
export default function SignForm() {
  const { address: account } = useConnection()
  const { mutateAsync: signMessage } = useSignMessage()
  const sign = account
    ? async (message: string) => {
        const signature = await signMessage({ account, message })
        return { account, signature, valid: await verifyMessage({ address: account, message, signature }) }
      }
    : undefined
  return <MessageForm sign={sign} />
}
