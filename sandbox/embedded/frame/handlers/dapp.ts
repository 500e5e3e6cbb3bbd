import { Payloads } from '../messages.ts'
import type { Visit } from '../visit.ts'
import { checked, type Handlers } from './handler.ts'

/** The handlers for a dApp's information about itself, and for its theme. */
export const dappHandlers = (visit: Visit): Handlers => [
  [
    'SYNC_THEME',
    checked(Payloads.SYNC_THEME, ({ themeMode, w3mThemeVariables: variables }) => {
      const [accent, background] = [variables?.['--w3m-accent'], variables?.['--w3m-background']]
      visit.dress({
        ...(themeMode ? { mode: themeMode } : {}),
        ...(accent ? { accent } : {}),
        ...(background ? { background } : {}),
      })
    }),
  ],
  [
    'SYNC_DAPP_DATA',
    checked(Payloads.SYNC_DAPP_DATA, ({ metadata }) => {
      if (metadata) visit.dapp = metadata.name.slice(0, 80)
    }),
  ],
  ['RELOAD', () => {}],
]
