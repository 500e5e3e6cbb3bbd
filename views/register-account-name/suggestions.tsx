import { useSelector } from '@xstate/react'
import type { registerAccountNameMachine } from '../../machines/register-account-name/chart.ts'
import { List, Row } from '../../ui/list.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof registerAccountNameMachine>

/** The available names that the service suggests [names-suggest]. */
export function Suggestions({ actor }: Props) {
  const t = useText()
  const others = useSelector(actor, ({ context }) => context.others)
  return others.length === 0 ? null : (
    <div>
      <h2 className="group">{t('name.others')}</h2>
      <List label={t('name.others')}>
        {others.map(({ name }) => (
          <Suggestion key={name} actor={actor} name={name} />
        ))}
      </List>
    </div>
  )
}

function Suggestion({ actor, name }: Props & { name: string }) {
  const mayChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.choose', name }))
  return (
    <Row
      title={truncate(name)}
      disabled={!mayChoose}
      testId="account-name-suggestion"
      onPress={() => actor.send({ type: 'name.choose', name })}
    />
  )
}
