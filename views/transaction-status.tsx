import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import { transactionLink } from '../core/transaction-link.ts'
import type { Sender } from '../core/transfer.ts'
import { Say } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Figure } from '../ui/figure.tsx'
import { WalletIcon } from '../ui/image.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/prose.tsx'
import { Ring, type RingProps } from '../ui/ring.tsx'
import { truncate } from './names.ts'
import { useConnector } from './use-connection.ts'
import { kitOf } from './use-kit.ts'

interface Act {
  label: string
  testId: string
  onPress: () => void
}

export interface TransactionStatusProps {
  actor: AnyActorRef
  /** The account whose wallet is asked. */
  sender: Sender
  ring: RingProps['state']
  testId: string
  title: string
  text: string
  /** The amount, and the picture that replaces the wallet's after it has answered. */
  hero?: { picture?: ReactNode; amount: string; to?: string } | undefined
  /** Tries again, through the wallet or another review, depending on the state. */
  again?: Act | undefined
  /**
   * Leaves, once there is nothing to wait for; next to it is the link to the block explorer. Not the main action if a
   * retry is possible.
   */
  done?: Act | undefined
  explorer: { label: string; testId: string; hash: string | null }
}

/** The name of the sending account's wallet. */
export function useWalletName(actor: AnyActorRef, { namespace, connectorId }: Sender): string {
  const connector = useConnector(actor, namespace, connectorId)
  return truncate(connector?.name ?? connectorId)
}

/** A transaction request to a wallet, and its result. */
export function TransactionStatus(props: TransactionStatusProps) {
  const { actor, sender, ring, testId, title, text, hero, again, done, explorer } = props
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const connector = useConnector(actor, sender.namespace, sender.connectorId)
  const name = useWalletName(actor, sender)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === sender.caipNetworkId)
  const link = done && network && explorer.hash !== null ? transactionLink(network, explorer.hash) : undefined
  const further =
    link === undefined ? null : (
      <Button wide icon="external" href={link} testId={explorer.testId}>
        {explorer.label}
      </Button>
    )
  const end = done ? (
    <Button variant={again ? 'secondary' : 'primary'} wide testId={done.testId} onPress={done.onPress}>
      {done.label}
    </Button>
  ) : null
  return (
    <EmptyState
      art={
        <Stack gap={16} align="center">
          <Ring state={ring} round={hero?.picture !== undefined}>
            {hero?.picture ?? <WalletIcon src={connector?.icon} name={name} size={76} travel={connector?.id} />}
          </Ring>
          {hero ? (
            <Stack gap={4} align="center">
              <Figure testId="sent-amount">{hero.amount}</Figure>
              {hero.to === undefined ? null : <Text tone="quiet">{hero.to}</Text>}
            </Stack>
          ) : null}
        </Stack>
      }
      title={title}
      text={text}
      testId={testId}
    >
      <Say>{[title, hero?.amount, hero?.to, text].filter(Boolean).join('. ')}</Say>
      {again ? (
        <Button variant="primary" wide testId={again.testId} onPress={again.onPress}>
          {again.label}
        </Button>
      ) : (
        end
      )}
      {further}
      {again ? end : null}
    </EmptyState>
  )
}
