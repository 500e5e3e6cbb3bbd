import { type FormEvent, useId, useState } from 'react'
import { getAddress, isAddress } from 'viem'
import { useConnection, useSendTransaction } from 'wagmi'
import { parseAmount } from './amount.ts'
import { Problem } from './pieces.tsx'
import { Receipt } from './receipt.tsx'

/** Asks the wallet to send the network's native currency, and follows the transaction into a block. */
export default function SendForm() {
  const { address, chain, chainId } = useConnection()
  const id = useId()
  const [to, setTo] = useState('')
  const [value, setValue] = useState('0.01')
  const [checked, setChecked] = useState(false)
  const send = useSendTransaction()
  const { symbol, decimals } = chain?.nativeCurrency ?? { symbol: 'ETH', decimals: 18 }

  const receiver = isAddress(to.trim(), { strict: false }) ? getAddress(to.trim()) : undefined
  const sum = parseAmount(value, decimals)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (address && receiver && sum) send.mutate({ account: address, chainId, to: receiver, value: sum })
  }

  return (
    <>
      <form onSubmit={submit} noValidate>
        <div className="label-row">
          <label htmlFor={`${id}-to`}>To</label>
          <button
            type="button"
            className="link"
            data-testid="send-self"
            disabled={!address}
            onClick={() => setTo(address ?? '')}
          >
            My own address
          </button>
        </div>
        <input
          id={`${id}-to`}
          className="code"
          data-testid="send-to"
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
          value={to}
          aria-invalid={checked && !receiver}
          aria-describedby={`${id}-to-problem`}
          onChange={({ target }) => setTo(target.value)}
        />
        <p id={`${id}-to-problem`} className="problem" hidden={!checked || receiver !== undefined}>
          An address is 0x and 40 more characters, from 0 to 9 and a to f.
        </p>
        <label htmlFor={`${id}-amount`}>Amount in {symbol}</label>
        <input
          id={`${id}-amount`}
          data-testid="send-amount"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={checked && !sum}
          aria-describedby={`${id}-amount-problem`}
          onChange={({ target }) => setValue(target.value)}
        />
        <p id={`${id}-amount-problem`} className="problem" hidden={!checked || sum !== undefined}>
          Enter an amount greater than 0, such as 0.01.
        </p>
        <button type="submit" data-testid="send" disabled={!address || send.isPending}>
          {send.isPending ? 'Waiting for your wallet…' : 'Send'}
        </button>
      </form>
      <Problem error={send.error} />
      {send.data && send.variables.chainId && <Receipt hash={send.data} chainId={send.variables.chainId} />}
    </>
  )
}
