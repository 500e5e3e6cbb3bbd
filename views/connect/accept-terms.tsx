import { useSelector } from '@xstate/react'
import type { Legal } from '../../core/legal.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Footer, Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './accept-terms-messages.ts'
import { LegalLinks } from './legal-links.tsx'

const labelOf = ({ terms, privacy }: Legal) =>
  terms && privacy ? 'terms.both' : terms ? 'terms.terms' : 'terms.privacy'

/** What has to be accepted before a user can connect [connect-terms]. */
export default function AcceptTerms({ actor }: ViewProps<typeof connectMachine>) {
  const t = useText()
  const legal = useSelector(kitOf(actor), ({ context }) => context.features.legal) ?? {}
  const isTicked = useSelector(actor, (snapshot) => snapshot.can({ type: 'terms.untick' }))
  const canAccept = useSelector(actor, (snapshot) => snapshot.can({ type: 'terms.accept' }))
  return (
    <Stack gap={16}>
      <Text tone="quiet">{t('terms.ask')}</Text>
      <Checkbox
        checked={isTicked}
        testId="w3m-legal-checkbox"
        onChange={(checked) => actor.send({ type: checked ? 'terms.tick' : 'terms.untick' })}
      >
        {t(labelOf(legal))}
      </Checkbox>
      <Button
        variant="primary"
        wide
        disabled={!canAccept}
        testId="accept-terms"
        onPress={() => actor.send({ type: 'terms.accept' })}
      >
        {t('terms.continue')}
      </Button>
      {canAccept ? <Say>{t('terms.ready')}</Say> : null}
      <Footer>
        <LegalLinks {...legal} />
      </Footer>
    </Stack>
  )
}
