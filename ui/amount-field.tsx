import { type ReactNode, useRef } from 'react'
import css from './amount-field.css?inline'
import { onEnter, useFirstField } from './first-field.ts'
import { Icon, Spinner } from './icon.tsx'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import { Hidden, Skeleton } from './text.tsx'

/** A small button at the bottom of the field. */
export interface FieldAct {
  label: string
  /** The accessible name, if the label is only a number. */
  name?: string | undefined
  busy?: boolean | undefined
  testId?: string | undefined
  onPress: () => void
}

export interface AmountFieldProps {
  label: string
  /** The purpose of the number, if there are several. */
  caption?: string | undefined
  /** A remark about the number, at the end of the caption's line; such a field has no bottom line. */
  remark?: string | undefined
  value: string
  /** Another amount shown with it: both share one font size. */
  beside?: string | undefined
  /** Derived from another value: not editable. */
  readOnly?: boolean | undefined
  /** Not known yet. */
  busy?: boolean | undefined
  /** Shown before the number: a currency sign. */
  sign?: string | undefined
  bad?: boolean | undefined
  onType?: ((text: string) => void) | undefined
  /** Called on Enter. */
  onNext?: (() => void) | undefined
  /** The token; a press opens the list of tokens. */
  token: { icon: ReactNode; name: string; label: string; testId?: string | undefined; onPress: () => void }
  /** The value in the other unit; a button if the unit can be changed. */
  worth?: string | undefined
  toggle?: Omit<FieldAct, 'label'> | undefined
  /** The available amount. */
  has?: string | undefined
  max?: FieldAct | undefined
  testId?: string | undefined
}

/** A read-only number does not scroll: beyond this many characters, its font is smaller. */
const roomy = 8

/** A large field for an amount: its token beside it, and its value and the available amount below. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    caption,
    remark,
    value,
    beside = '',
    readOnly,
    busy,
    sign,
    bad = false,
    onType,
    onNext,
    token,
    worth,
    toggle,
    has,
    max,
    testId,
  } = props
  useLazyStyles(css)
  const field = useRef<HTMLInputElement>(null)
  useFirstField(field, !readOnly)
  return (
    <div
      className="sum"
      data-bad={bad}
      data-still={readOnly ?? false}
      data-long={Math.max(value.length, beside.length) > roomy}
    >
      {caption === undefined ? null : (
        <span className="sum-line sum-caption">
          <span aria-hidden="true">{caption}</span>
          <bdi className="sum-remark">{remark}</bdi>
        </span>
      )}
      <div className="sum-line">
        {sign === undefined ? null : (
          // The unit is isolated for its own direction; the space beside it belongs to the line.
          <span className="sum-unit">
            <bdi>{sign}</bdi>
          </span>
        )}
        {busy ? <Skeleton inlineSize={112} blockSize={28} /> : null}
        <input
          ref={field}
          className="sum-text"
          type="text"
          inputMode="decimal"
          aria-label={label}
          aria-invalid={(bad && !readOnly) || undefined}
          placeholder={busy ? '' : '0'}
          value={value}
          readOnly={readOnly}
          aria-busy={busy || undefined}
          maxLength={100}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          dir="ltr"
          data-testid={testId}
          onChange={(event) => onType?.(event.target.value)}
          onKeyDown={onEnter(onNext)}
        />
        <Press className="sum-token pressable" testId={token.testId} onPress={token.onPress}>
          {token.icon}
          <span className="sum-token-name" aria-hidden="true">
            {token.name}
          </span>
          <Hidden>{token.label}</Hidden>
          <Icon name="forward" size={16} />
        </Press>
      </div>
      {remark === undefined ? (
        <div className="sum-line sum-foot">
          {toggle && worth !== undefined ? (
            <Press
              className="sum-act"
              label={`${worth}: ${toggle.name}`}
              testId={toggle.testId}
              onPress={toggle.onPress}
            >
              <bdi>{worth}</bdi>
              <LazyIcon name="swap" size={14} />
            </Press>
          ) : (
            <bdi>{worth}</bdi>
          )}
          <span className="sum-has">
            {has}
            {max ? (
              <Press className="sum-act" label={max.name} busy={max.busy} testId={max.testId} onPress={max.onPress}>
                {max.busy ? <Spinner size={14} /> : null}
                {max.label}
              </Press>
            ) : null}
          </span>
        </div>
      ) : null}
    </div>
  )
}
