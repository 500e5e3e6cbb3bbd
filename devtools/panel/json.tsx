import { useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import { isPlain } from '../feed/diff.ts'
import { Icon } from './icons.tsx'
import css from './json.css?inline'

/** The maximum number of rendered members per value. */
const MOST = 100

export interface JsonProps {
  /** Its name, if it is a member. */
  name?: string | undefined
  value: unknown
  /** The number of initially expanded levels. */
  open?: number | undefined
}

/** A value with collapsible members. */
export function Json({ name, value, open = 1 }: JsonProps) {
  useStyles(css)
  const [isOpen, setOpen] = useState(open > 0)
  const parts = isPlain(value) ? Object.entries(value) : []
  const label = name === undefined ? null : <span className="json-name">{name}: </span>
  if (parts.length === 0)
    return (
      <div className="json-line mono">
        <span className="json-twist" />
        {label}
        <span className={`json-value ${kindOf(value)}`}>{preview(value)}</span>
      </div>
    )
  return (
    <div className="json mono">
      <button type="button" className="json-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="json-twist" data-open={isOpen}>
          <Icon name="right" />
        </span>
        {label}
        <span className="dim cut">{Array.isArray(value) ? `Array(${parts.length})` : preview(value)}</span>
      </button>
      {isOpen ? (
        <div className="json-parts">
          {parts.slice(0, MOST).map(([key, part]) => (
            <Json key={key} name={key} value={part} open={open - 1} />
          ))}
          {parts.length > MOST ? <div className="dim">and {parts.length - MOST} more</div> : null}
        </div>
      ) : null}
    </div>
  )
}

/** A short summary of a value. */
export function preview(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 200 ? `${value.slice(0, 200)}…` : value)
  if (typeof value === 'function') return 'ƒ'
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`
  if (isPlain(value)) {
    const keys = Object.keys(value)
    return keys.length === 0 ? '{}' : `{ ${keys.slice(0, 4).join(', ')}${keys.length > 4 ? ', …' : ''} }`
  }
  if (value instanceof Object)
    return 'sessionId' in value && 'id' in value ? `actor ${String(value.id)}` : (value.constructor?.name ?? 'object')
  return String(value)
}

const kindOf = (value: unknown) => (value === null || value === undefined ? 'none' : typeof value)
