import type { Legal } from '../../core/legal.ts'
import { TextLink } from '../../ui/press.tsx'
import { useText } from './accept-terms-messages.ts'

/** The ways to the pages of a dApp's terms. */
export function LegalLinks({ terms, privacy }: Legal) {
  const t = useText()
  return (
    <>
      {terms ? (
        <TextLink href={terms} testId="terms-link">
          {t('terms.readTerms')}
        </TextLink>
      ) : null}
      {privacy ? (
        <TextLink href={privacy} testId="privacy-link">
          {t('terms.readPrivacy')}
        </TextLink>
      ) : null}
    </>
  )
}
