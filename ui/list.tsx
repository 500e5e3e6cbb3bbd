import type { ReactElement, ReactNode } from 'react'
import { Icon, Spinner } from './icon.tsx'
import css from './list.css?inline'
import { Press } from './press.tsx'
import { useStyles } from './styles.tsx'
import { Name } from './text.tsx'

export interface ListProps {
  label?: string | undefined
  /** Its rows are loading: their placeholders are hidden from assistive technology. */
  busy?: boolean | undefined
  children: ReactNode
}

/** A list; its children are rows. */
export function List({ label, busy, children }: ListProps) {
  useStyles(css)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="list" role="list" aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  )
}

export interface RowProps {
  icon?: ReactNode
  title: string
  sub?: ReactNode
  /** Shown below the rest: an error. */
  below?: ReactNode
  badge?: ReactNode
  /** A value at the row's end: a balance, a count. */
  value?: ReactNode
  /** The icon at the end; icons that the modal itself does not have are passed as elements. */
  hint?: 'forward' | ReactElement | undefined
  tone?: 'plain' | 'danger' | undefined
  href?: string | undefined
  /** Without it and without `href`, the row is read-only. */
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  /** Whether it is the one in use. */
  current?: boolean | undefined
  busy?: boolean | undefined
  testId?: string | undefined
  /** A separate control beside the row's action. */
  aside?: ReactNode
  /** The row's `tabIndex`. */
  tabIndex?: number | undefined
}

/** A row in a list: a wallet, a network, an action, a fact. */
export function Row(props: RowProps) {
  return (
    <li className={props.aside ? 'paired' : undefined} aria-current={props.current || undefined}>
      <RowBody {...props} />
    </li>
  )
}

/** The content of a row without the list item. */
export function RowBody(props: RowProps) {
  useStyles(css)
  const {
    icon,
    title,
    sub,
    badge,
    value,
    hint,
    tone = 'plain',
    href,
    onPress,
    disabled,
    busy,
    testId,
    aside,
    below,
    tabIndex,
  } = props
  const inside = (
    <>
      {icon ? <span className="row-icon">{icon}</span> : null}
      <span className="row-text">
        <span className="row-title">
          <Name>{title}</Name>
        </span>
        {sub ? <span className="row-sub">{sub}</span> : null}
      </span>
      {value ? <bdi className="row-value">{value}</bdi> : null}
      {badge}
      {busy ? (
        <span className="row-hint">
          <Spinner />
        </span>
      ) : hint ? (
        <span className="row-hint" data-hint={typeof hint === 'string' ? hint : undefined}>
          {typeof hint === 'string' ? <Icon name={hint} size={18} /> : hint}
        </span>
      ) : null}
      {below}
    </>
  )
  return (
    <>
      {href === undefined && onPress === undefined ? (
        <div className={`row ${tone}`} data-testid={testId} tabIndex={tabIndex}>
          {inside}
        </div>
      ) : (
        <Press
          className={`row pressable ${tone}`}
          href={href}
          onPress={onPress}
          disabled={disabled}
          busy={busy}
          testId={testId}
          tabIndex={tabIndex}
        >
          {inside}
        </Press>
      )}
      {aside}
    </>
  )
}

/** A short label of a row: installed, recent. */
export function Badge({ children }: { children: ReactNode }) {
  useStyles(css)
  return <span className="badge">{children}</span>
}
