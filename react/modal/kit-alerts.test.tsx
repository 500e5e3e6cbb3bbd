// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { ErrorCode } from '../../core/errors.ts'
import { systemIds } from '../../core/system-ids.ts'
import { createCatalog } from '../../locales/catalog.ts'
import { noticeMessages } from '../../locales/index.ts'
import { alertsMachine } from '../../machines/alerts/chart.ts'
import { CatalogProvider } from '../../views/text.tsx'
import { KitAlerts } from './kit-alerts.tsx'

afterEach(cleanup)

/** The rendered alert of a code. */
async function alerted(code: ErrorCode, debug = true) {
  const catalog = createCatalog('en')
  await catalog.load(noticeMessages)
  const machine = setup({ actors: { alerts: alertsMachine } }).createMachine({
    context: { debug },
    invoke: { src: 'alerts', systemId: systemIds.alerts },
  })
  const kit = createActor(machine).start()
  kit.system.get(systemIds.alerts).send({ type: 'alert.raise', severity: 'error', failure: { code } })
  const drawn = render(
    <CatalogProvider catalog={catalog}>
      <KitAlerts kit={kit} />
    </CatalogProvider>,
  )
  return { catalog, ...drawn }
}

it.each<[ErrorCode, string]>([
  ['network.notFound', 'Network Not Found'],
  ['relay.origin', 'Invalid App Configuration'],
  ['relay.key', 'Invalid App Configuration'],
  ['config.origin', 'Invalid App Configuration'],
  ['relay.clock', 'Session Expired'],
  ['frame.unreachable', 'Network Error - Could not load embedded wallet'],
  ['frame.installed', 'Error loading embedded wallet in PWA'],
  ['frame.timeout', 'Embedded Wallet Request Timed Out'],
  ['frame.domain', 'Invalid App Configuration'],
  ['frame.project', 'Invalid App Configuration'],
  ['frame.session', 'Session Expired'],
  ['config.project', 'Project ID Not Configured'],
  ['config.server', 'Server Error'],
  ['config.limited', 'Rate Limited'],
  ['config.ignored', 'Local configuration ignored'],
  ['wallets.single', 'Multi-Wallet Not Enabled'],
])('the alert for %s is titled %s [notice-alert-texts]', async (code, title) => {
  const { catalog, getByTestId } = await alerted(code)
  expect(getByTestId('wui-alertbar-title').textContent).toBe(title)
  expect(getByTestId('wui-alertbar-text').textContent).toBe(catalog.get(code))
})

it('no alert is shown where the dApp has set debug to false [notice-alerts]', async () => {
  const { queryByTestId } = await alerted('config.project', false)
  expect(queryByTestId('wui-alertbar-title')).toBe(null)
})
