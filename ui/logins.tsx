import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './logins.css?inline'
import { Press } from './press.tsx'

export interface LoginsProps {
  label: string
  testId?: string
  children: ReactNode
}

/** A list of logins, which depend on the data. */
export function Logins({ label, testId, children }: LoginsProps) {
  useLazyStyles(css)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="logins" role="list" aria-label={label} data-testid={testId}>
      {children}
    </ul>
  )
}

/** The word "or" between the logins and the wallets. */
export const Or = ({ children }: { children: string }) => (
  <p className="or" data-testid="w3m-email-login-or-separator">
    {children}
  </p>
)

/** A login with a line of its own. */
export const Login = ({ children }: { children: ReactNode }) => <li className="login-wide">{children}</li>

export interface LoginButtonProps {
  icon: ReactNode
  label: string
  /** The visible part of the label, if there is room for it. */
  text?: string | undefined
  /** Takes the full width. */
  wide?: boolean | undefined
  testId: string
  onPress: () => void
}

/** A login button: an icon beside others, or with text. */
export function LoginButton({ icon, label, text, wide = false, testId, onPress }: LoginButtonProps) {
  return (
    <li className={wide ? 'login-wide' : undefined} data-testid={wide ? 'wui-list-social' : undefined}>
      <Press className="button login" label={text === label ? undefined : label} testId={testId} onPress={onPress}>
        {icon}
        {text === undefined ? null : <span className="login-text">{text}</span>}
      </Press>
    </li>
  )
}
