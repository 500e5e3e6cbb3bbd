import { Say } from './announcer.tsx'
import { EmailForm, type EmailFormProps } from './email-form.tsx'
import css from './email-step.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Text } from './prose.tsx'

export interface EmailStepProps extends EmailFormProps {
  /** Explains what follows. */
  hint: string
  /** The announcement: the error or the result. */
  said: string | undefined
}

/** An email field as the only content of a view. */
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
