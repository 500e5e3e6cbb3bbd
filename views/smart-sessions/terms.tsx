import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { networkOf } from '../../core/network-of.ts'
import type { SessionHolder, SmartSession } from '../../core/smart-session.ts'
import type { KnownTokens } from '../../machines/shared/token-units.ts'
import { Stack } from '../../ui/layout.tsx'
import { kitOf } from '../use-kit.ts'
import { Permissions } from './permissions.tsx'
import { TermDetails } from './term-details.tsx'

export interface TermsProps extends Pick<SmartSession, 'permissions'> {
  actor: AnyActorRef
  holder: SessionHolder
  /** The known metadata of the limited tokens; `isReading` while more is loading. */
  tokens: KnownTokens
  isReading: boolean
  policies?: SmartSession['policies']
}

/** A session's permissions and their limits [sessions-words]. */
export function Terms({ actor, holder, permissions, tokens, isReading, policies = [] }: TermsProps) {
  const network = networkOf(
    useSelector(kitOf(actor), ({ context }) => context.networks),
    holder,
  )
  return (
    <Stack gap={8}>
      <Permissions {...{ actor, network, permissions, tokens, isReading }} />
      <TermDetails {...{ network, permissions, tokens, policies }} />
    </Stack>
  )
}
