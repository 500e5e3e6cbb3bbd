import type { SmartSession } from '../../core/smart-session.ts'
import { languageOf } from '../../locales/messages.ts'
import { Drawing } from '../../ui/icon.tsx'
import { Line } from '../../ui/line.tsx'
import { Text } from '../../ui/prose.tsx'
import { useCatalog } from '../text.tsx'
import { useText } from './messages.ts'
import { momentText } from './period.ts'

/** A clock: 20 by 20, 1.5 strokes, round ends, as all icons. */
const clock = 'M10 6v4l2.6 1.6M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z'

type Props = Pick<SmartSession, 'expiresAt'>

/** Until when a session lasts, in words [sessions-words]. */
export function Until({ expiresAt }: Props) {
  const t = useText()
  const language = languageOf(useCatalog().locale)
  return <span data-testid="session-expiry">{t('sessions.until', { time: momentText(expiresAt, language) })}</span>
}

/** The same, on a line of its own. */
export function Term({ expiresAt }: Props) {
  return (
    <Line gap={6} align="center">
      <Drawing path={clock} size={18} />
      <Text size="s" strong>
        <Until expiresAt={expiresAt} />
      </Text>
    </Line>
  )
}
