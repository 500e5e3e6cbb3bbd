import { useThemeMode } from '../../react/handle/theme.ts'
import { ReplayPane } from './replay-pane.tsx'
import { useSession } from './use-session.ts'

export interface ReplayViewProps {
  /** A recorded session to begin with; others can be brought. */
  file?: File | undefined
  /** The system's unless given. */
  theme?: 'light' | 'dark' | undefined
}

/** A recorded session, replayed: first it has to be brought. */
export function ReplayView({ file, theme }: ReplayViewProps) {
  const session = useSession(file)
  const mode = useThemeMode(theme)
  return session ? <ReplayPane session={session} theme={mode} /> : null
}
