import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './code-field.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

export interface CodeFieldProps {
  /** The accessible name of the digits. */
  label: string
  /** The label of a digit, by its position from 1. */
  labelOf: (place: number) => string
  length?: number
  busy?: boolean | undefined
  bad?: boolean | undefined
  /** Called once all digits are entered. */
  onFull: (code: string) => void
}

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** A field for each digit of a code. A pasted or autofilled code is distributed over them. */
export function CodeField({ label, labelOf, length = 6, busy = false, bad, onFull }: CodeFieldProps) {
  useLazyStyles(css)
  const [digits, setDigits] = useState<readonly string[]>(() => Array.from({ length }, () => ''))
  const box = useRef<HTMLDivElement>(null)
  const focus = (place: number) => box.current?.querySelectorAll('input')[Math.min(place, length - 1)]?.focus()

  // The user has come here to type.
  useEffect(() => box.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  const put = (place: number, text: string) => {
    const typed = digitsIn(text)
    const next = digits.map((digit, at) => typed[at - place] ?? digit)
    if (typed === '' || busy) return
    setDigits(next)
    focus(place + typed.length)
    const code = next.join('')
    if (code.length === length) onFull(code)
  }
  const clear = (place: number) => setDigits(digits.map((digit, at) => (at === place ? '' : digit)))
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' && place > 0) focus(place - 1)
    else if (event.key === 'ArrowRight') focus(place + 1)
    else if (event.key === 'Backspace' && !busy) {
      event.preventDefault()
      const last = digits[place] === '' && place > 0 ? place - 1 : place
      clear(last)
      focus(last)
    } else return
    if (event.key !== 'Backspace') event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    put(0, event.clipboardData.getData('text').slice(0, 100))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own legend and border
    <div
      ref={box}
      className="code-field"
      role="group"
      dir="ltr"
      aria-label={label}
      data-bad={bad}
      data-testid="wui-otp-input"
      onPaste={onPaste}
    >
      {digits.map((digit, place) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its position
          key={place}
          className="code-digit"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={labelOf(place + 1)}
          aria-invalid={bad || undefined}
          value={digit}
          readOnly={busy}
          data-testid={`code-digit-${place + 1}`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            if (event.target.value === '' && !busy) return clear(place)
            const typed = digitsIn(event.target.value)
            // If a digit is typed into a filled field, the new one replaces it.
            put(place, typed.length === 2 && digit !== '' ? typed.replace(digit, '') : typed)
          }}
          onKeyDown={onKeyDown(place)}
        />
      ))}
    </div>
  )
}
