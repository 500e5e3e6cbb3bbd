import { useChains, useConnection, useSwitchChain } from 'wagmi'
import { Problem } from './pieces.tsx'

/** Asks the wallet to switch to another of the dApp's networks, with wagmi's own hook. */
export function NetworkMenu() {
  const { chainId } = useConnection()
  const chains = useChains()
  const { mutate, isPending, error } = useSwitchChain()
  const known = chains.some(({ id }) => id === chainId)
  return (
    <>
      <label className="menu">
        <span className="unseen">Network</span>
        <select
          data-testid="switch-chain"
          value={known ? chainId : ''}
          disabled={isPending}
          onChange={({ target }) => mutate({ chainId: Number(target.value) })}
        >
          {!known && <option value="">Switch network</option>}
          {chains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Problem error={error} />
    </>
  )
}
