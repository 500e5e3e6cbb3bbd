import { type ChangeEvent, useId, useRef } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import { Icon } from './icons.tsx'
import css from './intake.css?inline'

export interface IntakeProps {
  /** The name of the current session, if any. */
  name: string | undefined
  /** Why the last file or text could not be read. */
  refusal: string | null
  reading: boolean
  onTake: (file: File | undefined) => void
  onDismiss: () => void
}

/** Opens a recorded session: fills the view at first, and is a line above the session afterwards. */
export function Intake({ name, refusal, reading, onTake, onDismiss }: IntakeProps) {
  useStyles(css)
  const hintId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onTake(currentTarget.files?.[0])
    // So that the same file can be selected again after it was fixed.
    currentTarget.value = ''
  }
  const isSmall = name !== undefined
  return (
    <section className="intake" data-small={isSmall} aria-label="Recorded session" aria-busy={reading}>
      {isSmall ? (
        <h2 className="intake-name cut">
          <bdi>{name}</bdi>
        </h2>
      ) : (
        <>
          <h2 className="intake-title">Replay a recorded session</h2>
          <p id={hintId} className="intake-hint">
            Drop a <code className="mono">.portico.json</code> file here, choose it, or paste its text. It stays in this
            page.
          </p>
        </>
      )}
      <button
        type="button"
        className={isSmall ? 'button' : 'button primary'}
        aria-describedby={isSmall ? undefined : hintId}
        onClick={() => picker.current?.click()}
      >
        <Icon name="file" />
        {reading ? 'Reading…' : isSmall ? 'Another session' : 'Choose a file'}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Session file"
        onChange={onChange}
      />
      <div className="intake-refusal" role="alert">
        {refusal === null ? null : (
          <p className="notice" data-tone="bad">
            <span>{refusal}.</span>
            <button type="button" className="icon-button" aria-label="Dismiss" onClick={onDismiss}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
