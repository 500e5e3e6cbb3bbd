import { useSelector } from '@xstate/react'
import type { Legal } from '../../core/legal.ts'
import type { acceptTermsMachine } from '../../machines/accept-terms/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

const labelOf = ({ termsConditionsUrl, privacyPolicyUrl }: Legal) =>
  termsConditionsUrl && privacyPolicyUrl
    ? 'terms.acceptBoth'
    : termsConditionsUrl
      ? 'terms.acceptService'
      : 'terms.acceptPrivacy'

/** The terms to accept before connecting to any wallet [connect-terms]. */
export default function AcceptTerms({ actor }: ViewProps<typeof acceptTermsMachine>) {
  const t = useText()
  const pages = useSelector(actor, ({ context }) => context.pages)
  const isTicked = useSelector(actor, (snapshot) => snapshot.can({ type: 'terms.untick' }))
  const mayAccept = useSelector(actor, (snapshot) => snapshot.can({ type: 'terms.accept' }))
  const { termsConditionsUrl, privacyPolicyUrl } = pages
  const external = <LazyIcon name="external" size={18} />
  return (
    <EmptyState art={<Plate icon="shield" />} title={t('terms.title')} text={t('terms.ask')}>
      <Say>{t(mayAccept ? 'terms.ready' : 'terms.ask')}</Say>
      <Stack gap={8}>
        <List>
          {termsConditionsUrl ? (
            <Row title={t('terms.service')} href={termsConditionsUrl} hint={external} testId="terms-link" />
          ) : null}
          {privacyPolicyUrl ? (
            <Row title={t('terms.privacy')} href={privacyPolicyUrl} hint={external} testId="privacy-link" />
          ) : null}
        </List>
        <Checkbox
          checked={isTicked}
          testId="w3m-legal-checkbox"
          onChange={(checked) => actor.send({ type: checked ? 'terms.tick' : 'terms.untick' })}
        >
          {t(labelOf(pages))}
        </Checkbox>
      </Stack>
      <Button
        variant="primary"
        wide
        disabled={!mayAccept}
        testId="accept-terms"
        onPress={() => actor.send({ type: 'terms.accept' })}
      >
        {t('terms.continue')}
      </Button>
    </EmptyState>
  )
}
