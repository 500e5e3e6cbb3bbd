import { expect, it } from 'vitest'
import { describeMove } from './describe-move.ts'
import { views, violationsAfter } from './invariants.ts'
import { exploreSystem, type Situation, type Step, stuck } from './system.ts'
import { between, usual } from './system-scenarios.ts'

const situations = [usual, between].flatMap((scenario) => exploreSystem(scenario, violationsAfter))
const visible = situations.filter((situation) => situation.shown)
const isClosed = (situation: Situation) => situation.shown === undefined
const says = (step: Step, type: string) => step.move.do === 'send' && step.move.event.type === type
const tell = (wrong: Situation[]) => wrong.map(({ path, faults }) => ({ path: path.map(describeMove), faults }))

it('reaches several hundred situations, each by its shortest path', () => {
  expect(situations.length).toBeGreaterThan(500)
})

it('is valid in every situation: exactly one view, one consistent connection, nothing that waits in vain', () => {
  expect(tell(situations.filter(({ faults }) => faults.length > 0))).toEqual([])
})

it('shows every view of the registry in some situation, except those that are explored separately', () => {
  const elsewhere = [
    'acceptTerms AcceptTerms',
    'accountSettings AccountSettings',
    'accountSettings UpgradeEmailWallet',
    'activity Transactions',
    'approveTransaction ApproveTransaction',
    'buy BuyInProgress',
    'buy OnRampActivity',
    'buy OnRampFiatSelect',
    'buy OnRampProviders',
    'buy OnRampTokenSelect',
    'buy WhatIsABuy',
    'downloads Downloads',
    'emailLogin EmailLogin',
    'emailLogin EmailVerifyDevice',
    'emailLogin EmailVerifyOtp',
    'grantPermissions SmartSessionCreated',
    'grantPermissions SmartSessionRequest',
    'kit UnsupportedChain',
    'kit WhatIsANetwork',
    'portfolio Portfolio',
    'registerAccountName ChooseAccountName',
    'registerAccountName RegisterAccountName',
    'registerAccountName RegisterAccountNameSuccess',
    'send WalletSend',
    'send WalletSendPreview',
    'send WalletSendScan',
    'send WalletSendSelectToken',
    'send WalletSendStatus',
    'signIn SIWXSignMessage',
    'smartSessions SmartSession',
    'smartSessions SmartSessionList',
    'socialLogin ConnectSocials',
    'socialLogin ConnectingFarcaster',
    'socialLogin ConnectingSocial',
    'swap Swap',
    'swap SwapPreview',
    'swap SwapSelectToken',
    'swap SwapStatus',
    'switchActiveChain JoinNetwork',
    'updateEmailWallet UpdateEmailPrimaryOtp',
    'updateEmailWallet UpdateEmailSecondaryOtp',
    'updateEmailWallet UpdateEmailWallet',
    'walletConnect ConnectingWalletConnect',
    'walletList AllWallets',
  ]
  const seen = new Set(visible.map((situation) => `${situation.shown?.flow} ${situation.shown?.view}`))
  const all = Object.entries(views).flatMap(([flow, of]) => Object.keys(of).map((view) => `${flow} ${view}`))
  expect([...seen, ...elsewhere].sort()).toEqual(all.sort())
})

it('traps no user: with every service and wallet hung, what is rendered and enabled leads to closed, and not by retrying [flow-way-out] [flow-state-controls]', () => {
  const byHand = (step: Step) => step.by === 'person' && !isRetry(step)
  expect(tell(stuck(situations, isClosed, byHand).filter((situation) => situation.shown))).toEqual([])
})

it('leads by the Back button alone to where the modal was opened', () => {
  const back = (step: Step) => step.by === 'person' && says(step, 'nav.back')
  const isFirst = (situation: Situation) => !situation.steps.some(back)
  expect(tell(stuck(situations, isFirst, back))).toEqual([])
})

it('can be closed in one step wherever it is open', () => {
  const open = visible.filter(({ steps }) => !steps.some((step) => says(step, 'modal.close') && isClosed(step.to)))
  expect(tell(open)).toEqual([])
})

it('settles by time alone: every request that is never answered ends', () => {
  expect(
    tell(
      stuck(
        situations,
        ({ resting }) => resting,
        ({ by }) => by === 'time',
      ),
    ),
  ).toEqual([])
})

it('can start again from everywhere by hand and with time: a wallet can be chosen, or the connected one disconnected', () => {
  const isStart = ({ resting, steps }: Situation) =>
    resting &&
    steps.some((step) => step.by === 'person' && (says(step, 'connector.choose') || says(step, 'account.disconnect')))
  const reopens = (step: Step, from: Situation) =>
    step.by === 'time' || (step.by === 'person' && !isRetry(step)) || (isClosed(from) && says(step, 'modal.open'))
  expect(tell(stuck(situations, isStart, reopens))).toEqual([])
})

function isRetry(step: Step): boolean {
  return says(step, 'connector.retry') || says(step, 'balance.retry')
}
