import { Say } from './announcer.tsx'
import { EmailForm, type EmailFormProps } from './email-form.tsx'
import css from './email-step.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Text } from './prose.tsx'

export interface EmailStepProps extends EmailFormProps {
  /** What comes of it. */
  hint: string
  /** What is read out: what is wrong, or what has come of it. */
  said: string | undefined
}

/** A field for an email as all that a view is for. */
export function EmailStep({ hint, said, ...form }: EmailStepProps) {
  useLazyStyles(css)
  return (
    <div className="email-step">
      <Text tone="quiet" align="center">
        {hint}
      </Text>
      <EmailForm {...form} />
      {said === undefined ? null : <Say>{said}</Say>}
    </div>
  )
}
