import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { ErrorParams } from '../../core/errors.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { signInMachine } from '../../machines/sign-in/chart.ts'
import type { CancelPromise } from '../../machines/sign-in/setup.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { kitOf } from '../use-kit.ts'
import { type signInMessages, useText } from './messages.ts'

/** Shown below a button that has no room for it. */
const below: Partial<Record<CancelPromise, 'signIn.cancelGoesBackHint'>> = {
  'signIn.cancelGoesBack': 'signIn.cancelGoesBackHint',
}

/** Announced when closing is refused. */
const aloud: Partial<Record<CancelPromise, CodeOf<typeof signInMessages>>> = {
  ...below,
  'signIn.cancelDisconnects': 'signIn.cancelDisconnectsHint',
}

/** The effect of cancelling in a state. */
const promiseOf = (snapshot: SnapshotFrom<typeof signInMachine>): CancelPromise | undefined =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.cancel)?.cancel

/**
 * The cancel button. Its effect is described once: in the label or, if that takes a sentence, below it [signin-cancel].
 */
export function CancelButton({ actor, names }: ViewProps<typeof signInMachine> & { names: ErrorParams }) {
  const t = useText()
  const promise = useSelector(actor, promiseOf)
  const mayCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'sign.cancel' }))
  const isRefusing = useSelector(kitOf(actor), (snapshot) => snapshot.hasTag('refusing'))
  if (promise === undefined) return null
  const [hint, warning] = [below[promise], aloud[promise]]
  return (
    <>
      <Button
        variant="secondary"
        wide
        busy={!mayCancel}
        testId="w3m-connecting-siwe-cancel"
        onPress={() => actor.send({ type: 'sign.cancel' })}
      >
        {t(promise, names)}
      </Button>
      {hint ? (
        <Text tone={isRefusing ? 'plain' : 'quiet'} size="s" align="center">
          {t(hint, names)}
        </Text>
      ) : null}
      {warning && isRefusing ? <Say>{t(warning, names)}</Say> : null}
    </>
  )
}
