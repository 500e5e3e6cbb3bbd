import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './logins.css?inline'
import { Press } from './press.tsx'

/** Ways to log in, as a list: which there are is up to the data. */
export function Logins({ label, testId, children }: { label: string; testId?: string; children: ReactNode }) {
  useLazyStyles(css)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="logins" role="list" aria-label={label} data-testid={testId}>
      {children}
    </ul>
  )
}

/** One of them that takes a line for itself. */
export const Login = ({ children }: { children: ReactNode }) => <li className="login-wide">{children}</li>

export interface LoginButtonProps {
  icon: ReactNode
  label: string
  /** Takes a line for itself, with its words. */
  wide?: boolean | undefined
  testId: string
  onPress: () => void
}

/** One of them that is a button: an icon beside others, or with its words. */
export function LoginButton({ icon, label, wide = false, testId, onPress }: LoginButtonProps) {
  return (
    <li className={wide ? 'login-wide' : undefined} data-testid={wide ? 'wui-list-social' : undefined}>
      <Press className="button login" label={wide ? undefined : label} testId={testId} onPress={onPress}>
        {icon}
        {wide ? <span className="login-words">{label}</span> : null}
      </Press>
    </li>
  )
}
