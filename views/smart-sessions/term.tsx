import type { SmartSession } from '../../core/smart-session.ts'
import { languageOf } from '../../locales/messages.ts'
import { Drawing } from '../../ui/icon.tsx'
import { Pill } from '../../ui/pill.tsx'
import { useCatalog } from '../text.tsx'
import { useText } from './messages.ts'
import { momentText } from './period.ts'

/** A clock; 20 by 20, 1.5 strokes, round ends, as all icons. */
const clock = 'M10 6v4l2.6 1.6M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z'

/** The expiry of a session in words [sessions-words]. */
export function Term({ expiresAt }: { expiresAt: SmartSession['expiresAt'] }) {
  const t = useText()
  const language = languageOf(useCatalog().locale)
  return (
    <Pill icon={<Drawing path={clock} size={18} />} testId="session-expiry">
      {expiresAt === undefined
        ? t('sessions.untilUnknown')
        : t('sessions.until', { time: momentText(expiresAt, language) })}
    </Pill>
  )
}
