import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Problem } from './pieces.tsx'

/** A signature, the account that is said to have made it, and whether that is true. */
export interface Signed {
  account: string
  signature: string
  valid: boolean
}

/** Asks for a signature of a message, and says whether it is the account's. */
export function MessageForm({ sign }: { sign: ((message: string) => Promise<Signed>) | undefined }) {
  const id = useId()
  const [message, setMessage] = useState('I am at the door of the Portico demo.')
  const signing = useMutation({ mutationFn: async (text: string) => sign?.(text) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    signing.mutate(message)
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
            signing.reset()
          }}
        />
        <button type="submit" data-testid="sign" disabled={!sign || signing.isPending}>
          {signing.isPending ? 'Waiting for your wallet…' : 'Sign'}
        </button>
      </form>
      <Problem error={signing.error} />
      <div aria-live="polite">
        {signing.data && (
          <div className="outcome">
            <p className="verdict" data-good={signing.data.valid} data-testid="verified">
              {signing.data.valid ? 'Valid signature by ' : 'Not a signature by '}
              <span className="code">{signing.data.account}</span>
            </p>
            <p className="code fine" data-testid="signature">
              {signing.data.signature}
            </p>
          </div>
        )}
      </div>
    </>
  )
}
