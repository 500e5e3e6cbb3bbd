import { icon, shownName } from './sanitize.ts'
import { parse } from './schema.ts'

/** A sanitized name for a list; empty if there is none. */
export const parseName = (value: unknown): string => parse(shownName, value) ?? ''

/** The URL of an icon; undefined if invalid. */
export const parseIcon = (value: unknown): string | undefined => parse(icon, value)
