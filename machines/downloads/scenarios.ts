import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { listed, reports } from '../../tests/model/world.ts'
import { onPhone } from '../wallet-connect/payloads.ts'

/** The path to the download options of a wallet. */
export const toDownloads = (wallet: object): Move[] => [
  reported(reports.disconnected),
  send('modal.open'),
  send('nav.push', '', { route: 'Downloads', wallet }),
]
const at = 'route:2'

export const scenarios: Scenario[] = [
  { name: 'a wallet of both stores, at a desk', prelude: toDownloads(listed.plain), at },
  { name: 'a wallet of both stores, on a phone', input: onPhone, prelude: toDownloads(listed.plain), at },
  {
    name: 'a wallet of one store',
    prelude: toDownloads({ ...listed.bare, playStore: 'https://play.example/harbour' }),
    at,
  },
  {
    name: 'a wallet for browsers only',
    prelude: toDownloads({ ...listed.bare, homepage: 'https://harbour.example' }),
    at,
  },
  { name: 'a wallet that the directory knows no link of', prelude: toDownloads(listed.bare), at },
]
