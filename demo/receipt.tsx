import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Hash } from 'viem'
import { useWaitForTransactionReceipt } from 'wagmi'
import { Fact, Problem } from './pieces.tsx'

/** A pending transaction, and then its outcome. */
export function Receipt({ hash, chainId }: { hash: Hash; chainId: number }) {
  const { data, error } = useWaitForTransactionReceipt({ hash, chainId })
  const queries = useQueryClient()
  const block = data?.blockNumber

  useEffect(() => {
    if (block === undefined) return
    void queries.invalidateQueries({ queryKey: ['balance'] })
    void queries.invalidateQueries({ queryKey: ['readContracts'] })
  }, [block, queries])

  return (
    <div className="outcome" aria-live="polite">
      {!data && !error && (
        <p className="waiting" data-testid="pending">
          Sent. Waiting for a block…
        </p>
      )}
      <dl className="facts small" data-testid={data ? 'receipt' : 'sent'}>
        {data && (
          <>
            <Fact name="Status">
              <span className="verdict" data-good={data.status === 'success'} data-testid="receipt-status">
                {data.status === 'success' ? 'Success' : 'Reverted'}
              </span>
            </Fact>
            <Fact name="Block">
              <span data-testid="receipt-block">{data.blockNumber.toString()}</span>
            </Fact>
          </>
        )}
        <Fact name="Hash">
          <span className="code fine" data-testid="receipt-hash">
            {hash}
          </span>
        </Fact>
      </dl>
      <Problem error={error} />
    </div>
  )
}
