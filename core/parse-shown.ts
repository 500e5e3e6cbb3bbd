import { icon, shownName } from './sanitize.ts'
import { parse } from './schema.ts'

/** A name as a list can show it; empty where there is none. */
export const parseName = (value: unknown): string => parse(shownName, value) ?? ''

/** The address of an icon; undefined where it is none. */
export const parseIcon = (value: unknown): string | undefined => parse(icon, value)
