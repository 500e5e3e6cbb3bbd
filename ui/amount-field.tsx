import { type ReactNode, useRef } from 'react'
import css from './amount-field.css?inline'
import { onEnter, useFirstField } from './first-field.ts'
import { Icon, Spinner } from './icon.tsx'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import { Hidden, Skeleton } from './text.tsx'

/** A small control at the foot of the field. */
export interface FieldAct {
  label: string
  /** What it is called, where its words are a number. */
  name?: string | undefined
  busy?: boolean | undefined
  testId?: string | undefined
  onPress: () => void
}

export interface AmountFieldProps {
  label: string
  /** What the number is for, where there are several. */
  caption?: string | undefined
  /** What is said of the number, at the end of the caption's line; such a field has no foot. */
  remark?: string | undefined
  value: string
  /** Another amount that is shown with it: both are of one size. */
  beside?: string | undefined
  /** It follows from something else: it can be read, and not typed. */
  readOnly?: boolean | undefined
  /** It is not known yet. */
  busy?: boolean | undefined
  /** Stands before the number: the sign of a currency. */
  sign?: string | undefined
  bad?: boolean | undefined
  onType?: ((text: string) => void) | undefined
  /** What Enter does. */
  onNext?: (() => void) | undefined
  /** What is counted; pressing it leads to others. */
  token: { icon: ReactNode; name: string; label: string; testId?: string | undefined; onPress: () => void }
  /** What it comes to in the other unit; a control where the unit can be changed. */
  worth?: string | undefined
  toggle?: Omit<FieldAct, 'label'> | undefined
  /** What there is of it. */
  has?: string | undefined
  max?: FieldAct | undefined
  testId?: string | undefined
}

/** What is only shown is not scrolled, and longer than so many characters it is written smaller. */
const roomy = 8

/** A large field for an amount, with what is counted beside it, and what it comes to and what there is below. */
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
          // What is isolated has a direction of its own: the space beside it is the line's.
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
              <LazyIcon name="retry" size={14} />
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
