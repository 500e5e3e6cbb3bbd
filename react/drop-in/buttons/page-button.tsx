import { type CSSProperties, type ReactNode, useInsertionEffect } from 'react'
import { findAppKit } from '../../handle/singleton.ts'
import { adoptButtonStyles } from '../../hooks/button-styles.ts'
import { useMounted } from '../../hooks/connect-button.tsx'
import { useEarlySlice } from '../../hooks/use-public-state.ts'
import { atRest, type PublicState } from '../../store/store.ts'

/** A slice of the page's state once the page is the visitor's own; a server, and who hydrates, draw the state at rest. */
export function useMountedSlice<T>(select: (state: PublicState) => T): T {
  const mounted = useMounted()
  const slice = useEarlySlice(select)
  return mounted ? slice : select(atRest)
}

interface PageButtonProps {
  testId: string
  /** What it is called where its text does not say it. */
  label?: string | undefined
  /** What a press does; nothing before `createAppKit`. */
  onPress: () => Promise<void> | undefined
  size?: 'md' | 'sm' | undefined
  disabled?: boolean | undefined
  busy?: boolean
  connected?: boolean
  lost?: boolean
  children: ReactNode
}

const small: CSSProperties = { minBlockSize: 36, paddingBlock: 6, fontSize: 14 }

const approach = () => findAppKit()?.approach()

/** A button of the page: it looks as `ConnectButton` does, and loads what the modal needs when the user comes near. */
export function PageButton(props: PageButtonProps) {
  const { testId, label, onPress, size, disabled, busy, connected, lost, children } = props
  useInsertionEffect(adoptButtonStyles, [])
  const mounted = useMounted()
  const variables = useMountedSlice((state) => state.themeVariables)
  const style = { ...variables, ...(size === 'sm' && small) }
  return (
    <button
      type="button"
      className="portico-button"
      data-testid={testId}
      aria-label={label}
      data-connected={connected}
      data-lost={lost || undefined}
      aria-busy={busy}
      aria-haspopup="dialog"
      disabled={disabled}
      style={mounted ? style : undefined}
      onPointerEnter={approach}
      onFocus={approach}
      onTouchStart={approach}
      onClick={() => void onPress()?.catch(reportError)}
    >
      {children}
    </button>
  )
}
