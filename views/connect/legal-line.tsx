import type { ReactNode } from 'react'
import type { Legal } from '../../core/legal.ts'
import { Foot } from '../../ui/foot.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text } from '../../ui/prose.tsx'
import { useText } from './rare-part-messages.ts'

const lineOf = ({ termsConditionsUrl, privacyPolicyUrl }: Legal) =>
  termsConditionsUrl && privacyPolicyUrl ? 'legal.both' : termsConditionsUrl ? 'legal.serviceOnly' : 'legal.privacyOnly'

/** The terms that a user accepts by connecting, below the ways to connect [connect-terms-line]. */
export function LegalLine(pages: Legal) {
  const t = useText()
  const links: Readonly<Record<string, ReactNode>> = {
    '{service}': (
      <TextLink key="service" href={pages.termsConditionsUrl} testId="terms-link">
        {t('legal.service')}
      </TextLink>
    ),
    '{privacy}': (
      <TextLink key="privacy" href={pages.privacyPolicyUrl} testId="privacy-link">
        {t('legal.privacy')}
      </TextLink>
    ),
  }
  return (
    <Foot>
      <Text tone="quiet" size="s" align="center" testId="legal-line">
        {t(lineOf(pages))
          .split(/(\{\w+\})/)
          .map((part) => links[part] ?? part)}
      </Text>
    </Foot>
  )
}
