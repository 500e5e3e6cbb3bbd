import type { ReactNode } from 'react'
import css from './alert-bar.css?inline'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { IconButton } from './press.tsx'

export interface AlertBarProps {
  /** A short title; the message has the details. */
  title?: ReactNode
  kind: 'error' | 'warning' | 'info' | 'success'
  message: ReactNode
  action?: ReactNode
  close?: { label: string; onPress: () => void } | undefined
}

/** A permanent message between header and body. */
export function AlertBar({ kind, title, message, action, close }: AlertBarProps) {
  useLazyStyles(css)
  const icon = kind === 'success' ? 'check' : kind === 'info' ? 'info' : 'warning'
  return (
    <div className="alert" data-kind={kind} role="alert">
      <LazyIcon name={icon} size={18} />
      <div className="alert-text">
        {title ? (
          <b className="alert-title" data-testid="wui-alertbar-title">
            {title}
          </b>
        ) : null}
        <span className="alert-message" data-testid="wui-alertbar-text" dir="auto">
          {message}
        </span>
      </div>
      {action}
      {close ? <IconButton icon="close" label={close.label} onPress={close.onPress} /> : null}
    </div>
  )
}
