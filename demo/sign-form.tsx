import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type Address, verifyMessage } from 'viem'
import { useConnection, useSignMessage } from 'wagmi'
import { Problem } from './pieces.tsx'

/** Has a message signed, and checks by its own arithmetic that the signature is the account's. */
export default function SignForm() {
  const { address } = useConnection()
  const id = useId()
  const [message, setMessage] = useState('I am at the door of the Portico demo.')
  const { mutateAsync: signMessage } = useSignMessage()
  const sign = useMutation({
    mutationFn: async (account: Address) => {
      const signature = await signMessage({ account, message })
      return { account, signature, valid: await verifyMessage({ address: account, message, signature }) }
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address) sign.mutate(address)
  }

  return (
    <>
      <form onSubmit={submit}>
        <label htmlFor={id}>Message</label>
        <textarea
          id={id}
          rows={3}
          required
          data-testid="message"
          value={message}
          onChange={({ target }) => {
            setMessage(target.value)
            sign.reset()
          }}
        />
        <button type="submit" data-testid="sign" disabled={!address || sign.isPending}>
          {sign.isPending ? 'Waiting for your wallet…' : 'Sign'}
        </button>
      </form>
      <Problem error={sign.error} />
      <div aria-live="polite">
        {sign.data && (
          <div className="outcome">
            <p className="verdict" data-good={sign.data.valid} data-testid="verified">
              {sign.data.valid ? 'Valid signature by ' : 'Not a signature by '}
              <span className="code">{sign.data.account}</span>
            </p>
            <p className="code fine" data-testid="signature">
              {sign.data.signature}
            </p>
          </div>
        )}
      </div>
    </>
  )
}
