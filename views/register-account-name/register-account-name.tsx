import { useSelector } from '@xstate/react'
import { nameSuffix } from '../../core/account-name.ts'
import { statusOf } from '../../core/status-meta.ts'
import type { registerAccountNameMachine } from '../../machines/register-account-name/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { Suggestions } from './suggestions.tsx'

type Props = ViewProps<typeof registerAccountNameMachine>

/** Capitalizes a sentence that may start with the wallet's generic name. */
const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** The field for a name, its availability, and suggestions [names-suggest]. */
export default function RegisterAccountName({ actor }: Props) {
  return (
    <Stack gap={12}>
      <NameField actor={actor} />
      <Suggestions actor={actor} />
      <Foot>
        <NextStep actor={actor} />
      </Foot>
    </Stack>
  )
}

function NameField({ actor }: Props) {
  const t = useText()
  const name = useSelector(actor, ({ context }) => context.name)
  const letters = useSelector(actor, ({ context }) => context.leftOut)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const status = useSelector(actor, statusOf)
  const bad = useSelector(actor, (snapshot) => snapshot.hasTag('bad'))
  const checking = useSelector(actor, (snapshot) => snapshot.hasTag('checking'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const mayCheck = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.check' }))
  const isFree = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.register' }))
  // The user needs to know that the check failed; the service's own message is about suggestions.
  const wallet = t('name.wallet')
  const said =
    failure && status !== 'name.unchecked'
      ? capitalized(t(failure.code, { wallet, ...failure.params }))
      : t(status ?? 'name.empty', { wallet, name: `${name}${nameSuffix}` })
  const note = letters ? `${t('name.leftOut', { letters })} ${said}` : said
  return (
    <TextField
      label={t('name.label')}
      placeholder={t('name.placeholder')}
      value={name}
      suffix={nameSuffix}
      bad={bad || failure !== null}
      good={isFree && failure === null}
      busy={checking}
      locked={busy}
      onType={(text) => actor.send({ type: 'name.type', text })}
      onNext={() => actor.send(mayCheck ? { type: 'name.check' } : { type: 'name.register' })}
      first
      testId="wui-ens-input"
    >
      {note}
      <Say>{note}</Say>
    </TextField>
  )
}

/** The button that registers the name, or checks its availability again, as the state allows. */
function NextStep({ actor }: Props) {
  const t = useText()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const mayRegister = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.register' }))
  const mayCheck = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.check' }))
  return mayCheck ? (
    <Button variant="primary" wide testId="name-check" onPress={() => actor.send({ type: 'name.check' })}>
      {t('name.check')}
    </Button>
  ) : (
    <Button
      variant="primary"
      wide
      busy={busy}
      disabled={!mayRegister}
      // It may have been the retry button: it keeps the focus while the check runs.
      tabIndex={0}
      testId="name-register"
      onPress={() => actor.send({ type: 'name.register' })}
    >
      {t('name.register')}
    </Button>
  )
}
