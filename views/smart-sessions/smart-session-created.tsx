import { useSelector } from '@xstate/react'
import type { grantPermissionsMachine } from '../../machines/grant-permissions/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Line } from '../../ui/line.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'
import { Term } from './term.tsx'
import { Terms } from './terms.tsx'

/** The app has its permissions, and the user sees which [sessions-grant]. */
export default function SmartSessionCreated({ actor }: ViewProps<typeof grantPermissionsMachine>) {
  const t = useText()
  const plan = useSelector(actor, ({ context }) => context.plan)
  const holder = useSelector(actor, ({ context }) => context.holder)
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('reading'))
  const mayList = useSelector(actor, (snapshot) => snapshot.can({ type: 'sessions.open' }))
  const lives = plan ? t('sessions.live', { app: truncate(plan.app.name) }) : ''
  return (
    <>
      <EmptyState
        art={<Plate icon="check" tone="good" />}
        title={t('grant.created')}
        text={mayList ? `${lives}. ${t('grant.createdHint')}` : `${lives}.`}
        testId="session-created"
      >
        <Say>{t('grant.created')}</Say>
        {plan ? (
          <>
            <Term expiresAt={plan.expiresAt} />
            <Terms {...{ actor, holder, tokens, isReading, ...plan }} />
          </>
        ) : null}
      </EmptyState>
      <Foot>
        <Line>
          {mayList ? (
            <Button wide testId="grant-list" onPress={() => actor.send({ type: 'sessions.open' })}>
              {t('grant.list')}
            </Button>
          ) : null}
          <Button variant="primary" wide testId="grant-finish" onPress={() => actor.send({ type: 'grant.finish' })}>
            {t('grant.finish')}
          </Button>
        </Line>
      </Foot>
    </>
  )
}
