import type { mailMessages } from '../locales/mail.ts'
import type { CodeOf } from '../locales/messages.ts'
import { useText as useTextOf } from './text.tsx'

/** The messages of all views that verify an email by a code, in the user's language. */
export const useMailText = useTextOf<CodeOf<typeof mailMessages>>
