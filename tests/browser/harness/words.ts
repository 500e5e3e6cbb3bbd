import { type ErrorParams, fill } from '../../../core/base-error.ts'
import { en, type MessageCode } from '../../../locales/en.ts'

/** What the modal says for a code. */
export const words = (code: MessageCode, params?: ErrorParams): string => fill(en[code], params)
