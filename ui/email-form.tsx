import { type RefObject, type SubmitEvent, useId, useRef } from 'react'
import { Button } from './button.tsx'
import css from './email-form.css?inline'
import { Drawing } from './icon.tsx'
import { LazyIconButton } from './lazy-icon-button.tsx'
import { useLazyStyles } from './lazy-styles.ts'

export interface EmailFormProps {
  label: string
  action: string
  /** The email typed before. */
  email?: string | undefined
  busy?: boolean | undefined
  /** Whether the submit button is inside the field, because this is one of several methods. */
  inline?: boolean | undefined
  /** The error. */
  problem?: string | undefined
  /** A ref to the field, for moving the focus. */
  field?: RefObject<HTMLInputElement | null> | undefined
  onSubmit: (email: string) => void
}

const letter =
  'M4.5 4.5h11c.8 0 1.5.7 1.5 1.5v8c0 .8-.7 1.5-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6c0-.8.7-1.5 1.5-1.5Zm-1 1.2L10 10.5l6.5-4.8'

/** An email field with a submit button. The service validates the email. */
export function EmailForm(props: EmailFormProps) {
  const { label, action, email = '', busy = false, inline = false, problem, field, onSubmit } = props
  useLazyStyles(css)
  const note = useId()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    if (!busy) onSubmit(typeof typed === 'string' ? typed : '')
  }
  const send = { busy, testId: 'email-submit', onPress: () => form.current?.requestSubmit() }
  return (
    <form ref={form} className="email" data-inline={inline} noValidate aria-busy={busy} onSubmit={submit}>
      <input
        ref={field}
        className="email-text"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={320}
        dir="ltr"
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : note}
        placeholder={label}
        defaultValue={email}
        readOnly={busy}
        data-testid="wui-email-input"
      />
      {problem === undefined ? null : (
        <p id={note} className="email-note" data-testid="email-problem">
          {problem}
        </p>
      )}
      {inline ? <Drawing path={letter} /> : null}
      {inline ? (
        <LazyIconButton {...send} icon="forward" label={action} />
      ) : (
        <Button {...send} variant="primary" wide>
          {action}
        </Button>
      )}
    </form>
  )
}
