import type { AskingApp, SmartSession } from '../../core/smart-session.ts'
import { hostOf } from '../host-of.ts'
import type { Translate } from '../text.tsx'

/** The app that holds a session, as it is shown: by its name, else by where it is, else as one that is not known [sessions-words]. */
export function appOf({ project }: SmartSession, t: Translate<'sessions.unknownApp'>): AskingApp {
  const { name = project.url === undefined ? t('sessions.unknownApp') : hostOf(project.url) } = project
  return { ...project, name }
}
