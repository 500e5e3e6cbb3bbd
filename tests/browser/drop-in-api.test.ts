import { expect } from 'vitest'
import { routeNames, rowOf } from '../../core/routes.ts'
import { connectionCommands, networkCommands } from './drop-in/commands.ts'
import { elements } from './drop-in/elements.ts'
import { getters, gettersAtRest, gettersConnected } from './drop-in/getters.ts'
import { hooks } from './drop-in/hooks.ts'
import { modalMethods } from './drop-in/modal.ts'
import { noOps } from './drop-in/no-ops.ts'
import { settings } from './drop-in/settings.ts'
import { subscriptionNames, subscriptions } from './drop-in/subscriptions.ts'
import { tools, toolsAtRest } from './drop-in/tools.ts'
import { viewChecks, views } from './drop-in/views.ts'
import { connects, definedElements, passes, test, type World } from './drop-in/world.ts'
import { eventually } from './harness/eventually.ts'

/** From the page to the connected account: the dApp's terms come first. */
async function arrives(world: World): Promise<void> {
  const { page, modal, harbour } = world
  await page.evaluate(() => dropIn.kit.open())
  await modal.dialog.getByTestId('w3m-legal-checkbox').click()
  await modal.dialog.getByTestId('accept-terms').click()
  await connects(world, harbour)
}

const tables = [
  ...[modalMethods, settings, connectionCommands, networkCommands, noOps, tools, toolsAtRest, getters],
  Object.fromEntries(subscriptionNames.map((name) => [name, true])),
]

test('every method of the instance does what its name says [api-drop-in]', async ({ world }) => {
  const { page, warnings } = world
  const known = new Set(tables.flatMap((table) => Object.keys(table)))
  expect((await page.evaluate(() => Object.keys(dropIn.kit))).toSorted()).toEqual([...known].toSorted())

  await eventually(() => warnings[0]?.split('\n').map((line) => line.split(':')[0])).toEqual(
    [
      'These options of createAppKit change nothing in Portico',
      ...['disableAppend', 'showWallets', 'enableCoinbase', 'enableBaseAccount', 'enableMobileFullScreen'],
      'coinbasePreference',
      ...['pay', 'reownBranding', 'reownAuthentication', 'headless'].map((name) => `features.${name}`),
    ].map((name, index) => (index === 0 ? name : `- ${name}`)),
  )

  await passes(toolsAtRest, world)
  await passes(gettersAtRest, world)
  await arrives(world)
  await passes(gettersConnected, world)
  await passes(subscriptions, world)
  await passes(modalMethods, world)
  await passes(settings, world)
  await passes(connectionCommands, world)
  await passes(networkCommands, world)
  await passes(noOps, world)
  await passes(tools, world)
  // One warning for an option, and one for each call that does nothing.
  expect(warnings.length).toBe(1 + Object.keys(noOps).length)
})

test('every hook returns what a dApp reads from it, every element is drawn, and every view that the dApp can name is shown [api-drop-in] [api-elements] [nav-open-names]', async ({
  world,
}) => {
  const { page } = world
  const exported = await page.evaluate(() => dropIn.exported.filter((name) => name.startsWith('use')))
  expect(exported.toSorted()).toEqual(Object.keys(hooks).toSorted())
  const named = routeNames.filter((route) => rowOf(route).open)
  expect(Object.keys(views).toSorted()).toEqual([...named, 'ConnectingWalletConnectBasic'].toSorted())

  await eventually(async () => (await definedElements(world)).toSorted()).toEqual(Object.keys(elements).toSorted())

  await arrives(world)
  await passes(hooks, world)
  await passes(elements, world)
  await passes(viewChecks, world)
})
