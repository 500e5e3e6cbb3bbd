import { type ErrorParams, interpolate } from '../../core/errors.ts'
import { createCatalog } from '../../locales/catalog.ts'
import { commonMessages, type NoticeCode, noticeMessages } from '../../locales/index.ts'
import type { CodeOf } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { rarePartMessages } from '../../views/connect/rare-part-messages.ts'
import { registry } from '../../views/registry.ts'

type Registry = typeof registry
type View = { [Flow in keyof Registry]: Registry[Flow][keyof Registry[Flow]] }[keyof Registry]

/** The code of every message that the product has. */
export type MessageCode = NoticeCode | CodeOf<typeof rarePartMessages> | CodeOf<View['messages']>

/** Every message of the product, in English. */
export const english = createCatalog('en')

const views = Object.values(registry).flatMap((flow) => Object.values(flow))
/** Everything that loads messages. */
export const loaders = new Set([
  commonMessages,
  statusMessages,
  noticeMessages,
  rarePartMessages,
  ...views.map(({ messages }) => messages),
])
for (const load of loaders) await english.load(load)

/** The modal's text for a code. @throws when it has none */
export function message(code: MessageCode, params?: ErrorParams): string {
  const found = english.get(code)
  if (found === undefined) throw new Error(`${code} has no message`)
  return interpolate(found, params)
}
