import type { AskingApp, SmartSession } from '../../core/smart-session.ts'
import { hostOf } from '../host-of.ts'
import type { Translate } from '../text.tsx'

/** The app of a session for display: by its name, else its host, else as unknown [sessions-words]. */
export function appOf({ project }: SmartSession, t: Translate<'sessions.unknownApp'>): AskingApp {
  const { name = project.url === undefined ? t('sessions.unknownApp') : hostOf(project.url) } = project
  return { ...project, name }
}
