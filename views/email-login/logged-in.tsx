import { Say } from '../../ui/announcer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import { shortEmail } from '../short-email.ts'

/** The end of a login, shown for a moment before the modal goes on [connect-success]. */
export const LoggedIn = ({ title, email }: { title: string; email: string }) => (
  <EmptyState
    art={<Plate icon="check" tone="good" />}
    title={title}
    text={<bdi>{shortEmail(email)}</bdi>}
    testId="logged-in"
  >
    <Say>{title}</Say>
  </EmptyState>
)
