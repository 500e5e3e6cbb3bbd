import { useThemeMode } from '../../react/handle/theme.ts'
import { ReplayPane } from './replay-pane.tsx'
import { useSession } from './use-session.ts'

export interface ReplayViewProps {
  /** The initial session; others can be opened. */
  file?: File | undefined
  /** The system's theme by default. */
  theme?: 'light' | 'dark' | undefined
}

/** A recorded session, to be opened and replayed. */
export function ReplayView({ file, theme }: ReplayViewProps) {
  const session = useSession(file)
  const mode = useThemeMode(theme)
  return session ? <ReplayPane session={session} theme={mode} /> : null
}
