import type { mailMessages } from '../locales/mail.ts'
import type { CodeOf } from '../locales/messages.ts'
import { useText as useTextOf } from './text.tsx'

/** What is said wherever an email is proved by a code, in the user's language. */
export const useMailText = useTextOf<CodeOf<typeof mailMessages>>
