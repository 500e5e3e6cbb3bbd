import { takeReturned } from '../../services/telegram-login.ts'
import type { FollowedKit } from './types.ts'

/** Resumes the login that left the page and has returned [social-telegram-return]. */
export function resumeLogin(kit: Pick<FollowedKit, 'send'>): void {
  const returned = takeReturned()
  if (!returned) return
  kit.send({ type: 'modal.open' })
  kit.send({ type: 'nav.push', route: 'ConnectSocials', ...returned })
}
