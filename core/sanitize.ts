import * as z from 'zod/mini'
import { made, orElse } from './schema.ts'

const longest = { name: 64, dataIcon: 256 * 1024, link: 2048 }

/** Control characters, bidi overrides and zero-width characters: they make one name look like another. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** Invisible characters, which a name may still need between its letters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu

/** Sanitizes a name for a list, with at most 64 characters; empty if nothing is left. */
export function cleanName(name: string): string {
  if (name.slice(0, 1024).replace(invisible, '') === '') return ''
  const characters = Array.from(name.slice(0, 1024).replace(unseen, ' ').replace(/\s+/g, ' ').trim())
  return characters.length > longest.name
    ? `${characters
        .slice(0, longest.name - 1)
        .join('')
        .trim()}…`
    : characters.join('')
}

/** A sanitized name for a list; empty if there is none. */
export const shownName = orElse(made(z.string(), cleanName), '')

const isIcon = (icon: string): boolean =>
  icon.startsWith('https:')
    ? icon.length <= longest.link && URL.canParse(icon)
    : icon.length <= longest.dataIcon && /^data:image\/(svg\+xml|png|webp|jpeg|gif)[;,]/.test(icon)

/** The URL of an icon, of an image type. */
export const icon = made(z.string(), (address: string) => address.trim()).check(z.refine(isIcon))
