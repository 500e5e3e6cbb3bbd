import type { socialLoginMachine } from '../../machines/social-login/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { Progress } from './progress.tsx'

/** A login at a provider, in a popup [social-window]. */
export default function ConnectingSocial({ actor }: ViewProps<typeof socialLoginMachine>) {
  return <Progress actor={actor} />
}
