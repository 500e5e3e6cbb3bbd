import { useSelector } from '@xstate/react'
import type { sendMachine } from '../../machines/send/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { TokenFinder } from '../token-finder.tsx'
import { useText } from './messages.ts'

/** The account's tokens, by name, symbol or address [send-token]. */
export default function WalletSendSelectToken({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const chosen = useSelector(actor, ({ context }) => context.token)
  const text = useSelector(actor, ({ context }) => context.search)
  return (
    <TokenFinder
      actor={actor}
      tokens={tokens}
      chosen={chosen}
      text={text}
      labels={{
        list: t('title.WalletSendSelectToken'),
        search: t('send.search'),
        clear: t('send.clear'),
        keys: t('send.keys'),
        none: t('send.noneFound'),
        noneHint: t('send.noneFoundHint'),
      }}
      testId="send-token"
      onType={(typed) => actor.send({ type: 'search.type', text: typed })}
      onChoose={(token) => actor.send({ type: 'token.choose', token })}
    />
  )
}
