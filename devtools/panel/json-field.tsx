import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import css from './json-field.css?inline'

export interface JsonFieldProps {
  label: string
  initial: unknown
  /** The button's label. */
  action: string
  /** Returns an error for valid JSON with invalid data; undefined if it is valid. */
  check?: ((value: unknown) => string | undefined) | undefined
  onSubmit: (value: unknown) => void
}

/** A field for JSON, with immediate validation. */
export function JsonField({ label, initial, action, check, onSubmit }: JsonFieldProps) {
  useStyles(css)
  const id = useId()
  const [text, setText] = useState(() => JSON.stringify(initial, null, 2))
  const { value, problem } = parse(text, check)

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (problem === undefined) onSubmit(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <form className="json-field" onSubmit={submit}>
      <label className="dim" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field"
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="json-field-end">
        <p id={`${id}problem`} className="problem" role="status">
          {problem}
        </p>
        <button type="submit" className="button primary" disabled={problem !== undefined}>
          {action}
        </button>
      </div>
    </form>
  )
}

function parse(text: string, check: JsonFieldProps['check']): { value?: unknown; problem: string | undefined } {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return { value, problem: check?.(value) }
  } catch (cause) {
    return { problem: `Not JSON: ${cause instanceof Error ? cause.message : 'it cannot be read'}` }
  }
}
