import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { networkOf } from '../../core/network-of.ts'
import type { SessionHolder, SmartSession } from '../../core/smart-session.ts'
import { languageOf } from '../../locales/messages.ts'
import type { KnownTokens } from '../../machines/shared/token-units.ts'
import { Drawing } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Line } from '../../ui/line.tsx'
import { Text } from '../../ui/prose.tsx'
import { useCatalog } from '../text.tsx'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'
import { momentText } from './period.ts'
import { Permissions } from './permissions.tsx'
import { TermDetails } from './term-details.tsx'

/** A clock: 20 by 20, 1.5 strokes, round ends, as all icons. */
const clock = 'M10 6v4l2.6 1.6M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z'

export interface TermsProps extends Pick<SmartSession, 'permissions' | 'expiresAt'> {
  actor: AnyActorRef
  holder: SessionHolder
  /** What is known of the tokens that are limited, and whether the network is still asked. */
  tokens: KnownTokens
  isReading: boolean
  policies?: SmartSession['policies']
}

/** Until when a session lasts, what it permits, and within which limits [sessions-words]. */
export function Terms({ actor, holder, permissions, tokens, isReading, policies = [], expiresAt }: TermsProps) {
  const t = useText()
  const language = languageOf(useCatalog().locale)
  const network = networkOf(
    useSelector(kitOf(actor), ({ context }) => context.networks),
    holder,
  )
  return (
    <Stack gap={8}>
      <Stack align="center">
        <Line gap={6} align="center">
          <Drawing path={clock} size={18} />
          <Text size="s" strong testId="session-expiry">
            {t('sessions.until', { time: momentText(expiresAt, language) })}
          </Text>
        </Line>
      </Stack>
      <Permissions {...{ actor, network, permissions, tokens, isReading }} />
      <TermDetails {...{ network, permissions, tokens, policies }} />
    </Stack>
  )
}
