import type { ErrorCode } from './errors.ts'
import type { FailureCategory } from './telemetry.ts'

/** The first match counts. */
const categories: readonly (readonly [RegExp, FailureCategory])[] = [
  [/^(?:unknown|service\.missing|(?:engine|adapter|clipboard)\.failed)$/, 'INTERNAL_SDK_ERROR'],
  [/^(?:(?:rpc|transaction|sign)\.malformed|frame\.badAnswer)$/, 'DATA_PARSING_ERROR'],
  [/^frame\./, 'SECURE_SITE_ERROR'],
  [
    /^(?:api|directory|history|relay|rpc|service)\.|^(?:sign\.server|balance\.unavailable|request\.timeout)$/,
    'API_ERROR',
  ],
]

/** The category of a failure; undefined for a user's choice, a wallet's answer, or invalid input. */
export const categoryOf = (code: ErrorCode): FailureCategory | undefined =>
  categories.find(([codes]) => codes.test(code))?.[1]
