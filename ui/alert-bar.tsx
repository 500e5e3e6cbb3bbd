import type { ReactNode } from 'react'
import css from './alert-bar.css?inline'
import { LateIcon } from './late-icon.tsx'
import { IconButton } from './press.tsx'
import { useStyles } from './styles.tsx'

export interface AlertBarProps {
  kind: 'error' | 'warning' | 'info' | 'success'
  message: ReactNode
  action?: ReactNode
  close?: { label: string; onPress: () => void } | undefined
}

/** A standing message between header and body. */
export function AlertBar({ kind, message, action, close }: AlertBarProps) {
  useStyles(css)
  const icon = kind === 'success' ? 'check' : kind === 'info' ? 'info' : 'warning'
  return (
    <div className="alert" data-kind={kind} role="alert">
      <LateIcon name={icon} size={18} />
      <span className="alert-words" data-testid="wui-alertbar-text" dir="auto">
        {message}
      </span>
      {action}
      {close ? <IconButton icon="close" label={close.label} onPress={close.onPress} /> : null}
    </div>
  )
}
