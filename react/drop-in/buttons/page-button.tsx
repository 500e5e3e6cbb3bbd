import { type CSSProperties, type ReactNode, useInsertionEffect } from 'react'
import { findAppKit } from '../../handle/singleton.ts'
import { useButtonMessages } from '../../hooks/button-messages.ts'
import { adoptButtonStyles } from '../../hooks/button-styles.ts'
import { useMounted } from '../../hooks/connect-button.tsx'
import { useEarlySlice } from '../../hooks/use-public-state.ts'
import { atRest, type PublicState } from '../../store/store.ts'

/** A slice of the page's state after hydration. The server and the hydrating render use the initial state. */
export function useMountedSlice<T>(select: (state: PublicState) => T): T {
  const mounted = useMounted()
  const slice = useEarlySlice(select)
  return mounted ? slice : select(atRest)
}

interface PageButtonProps {
  testId: string
  /** The accessible name, if the button's text is not enough. */
  label?: string | undefined
  /** Called on press; does nothing before `createAppKit`. Without it, the button keeps the focus and ignores presses. */
  onPress: (() => Promise<void> | undefined) | undefined
  size?: 'md' | 'sm' | undefined
  disabled?: boolean | undefined
  busy?: boolean
  connected?: boolean
  lost?: boolean
  children: ReactNode
}

const small: CSSProperties = { minBlockSize: 36, paddingBlock: 6, fontSize: 14 }

const approach = () => findAppKit()?.approach()

/**
 * A button in the page with the look of `ConnectButton`. It loads the modal's code when the user approaches, and says so
 * if the code failed to load: the next press tries again.
 */
export function PageButton(props: PageButtonProps) {
  const { testId, label, onPress, size, disabled, busy, connected, lost, children } = props
  useInsertionEffect(adoptButtonStyles, [])
  const mounted = useMounted()
  const variables = useMountedSlice((state) => state.themeVariables)
  const failed = useMountedSlice((state) => state.status === 'failed')
  const messages = useButtonMessages()
  const style = { ...variables, ...(size === 'sm' && small) }
  return (
    <button
      type="button"
      className="portico-button"
      data-testid={testId}
      aria-label={failed ? undefined : label}
      data-connected={connected}
      data-lost={lost || undefined}
      aria-busy={busy}
      aria-disabled={!onPress || undefined}
      aria-haspopup="dialog"
      disabled={disabled}
      style={mounted ? style : undefined}
      onPointerEnter={approach}
      onFocus={approach}
      onTouchStart={approach}
      onClick={() => void onPress?.()?.catch(reportError)}
    >
      {failed ? <span data-widest={connected ? undefined : messages.connecting}>{messages.failed}</span> : children}
    </button>
  )
}
