import type { Legal } from '../../core/legal.ts'
import { Foot } from '../../ui/foot.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import { useText } from './accept-terms-messages.ts'
import { LegalLinks } from './legal-links.tsx'

/** What a user accepts by connecting, below the ways to connect [connect-terms-line]. */
export default function LegalLine(legal: Legal) {
  const t = useText()
  return (
    <Foot>
      <Footer>
        <Text tone="quiet">{t('terms.line')}</Text>
        <LegalLinks {...legal} />
      </Footer>
    </Foot>
  )
}
