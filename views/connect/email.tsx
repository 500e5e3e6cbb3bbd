import { type LazyView, lazyView } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { loginsMessages } from './logins-messages.ts'
import type { WalletsProps } from './wallets.tsx'

const emailField: LazyView<WalletsProps> = lazyView(() => import('./email-field.tsx'), loginsMessages)
const socialMethods: LazyView<WalletsProps> = lazyView(() => import('./social-methods.tsx'), loginsMessages)

/** What logs in with an email: it loads where an embedded wallet is offered. */
export const Email = (props: WalletsProps) => <LazyPart part={emailField} props={props} />

/** What logs in at a provider: likewise. */
export const Social = (props: WalletsProps) => <LazyPart part={socialMethods} props={props} />
