import type { Legal } from '../../core/legal.ts'
import { Foot } from '../../ui/foot.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text } from '../../ui/prose.tsx'
import { useText } from './messages.ts'

const lineOf = ({ termsConditionsUrl, privacyPolicyUrl }: Legal) =>
  termsConditionsUrl && privacyPolicyUrl
    ? 'terms.lineBoth'
    : termsConditionsUrl
      ? 'terms.lineService'
      : 'terms.linePrivacy'

/** What a user accepts by connecting, below the ways to connect [connect-terms-line]. */
export default function LegalLine(pages: Legal) {
  const t = useText()
  const links: Readonly<Record<string, [href: string | undefined, title: string, testId: string]>> = {
    '{service}': [pages.termsConditionsUrl, t('terms.service'), 'terms-link'],
    '{privacy}': [pages.privacyPolicyUrl, t('terms.privacy'), 'privacy-link'],
  }
  return (
    <Foot>
      <Text tone="quiet" size="s" align="center" testId="legal-line">
        {t(lineOf(pages))
          .split(/(\{\w+\})/)
          .map((part) => {
            const [href, title, testId] = links[part] ?? []
            return title ? (
              <TextLink key={part} href={href} testId={testId}>
                {title}
              </TextLink>
            ) : (
              part
            )
          })}
      </Text>
    </Foot>
  )
}
