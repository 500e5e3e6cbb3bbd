import type { ErrorCode } from '../core/errors.ts'

const misuse = 'This app isn’t set up for that.'

/** Errors that the dApp's developer has to fix: alerts show them, and the user can do nothing about them. */
export const messages = {
  'config.origin': '{origin} isn’t on the project’s list of allowed origins.',
  'config.project': 'Set the project up in its dashboard, and give its ID to this app.',
  'config.server': 'The project’s configuration couldn’t be loaded.',
  'config.limited': 'The project’s configuration was requested too often.',
  'config.ignored': 'The project’s settings override {features}.',
  'sign.both': misuse,
  'sign.disabled': misuse,
  'sign.noAccount': misuse,
  'network.namespace': misuse,
  'network.chain': misuse,
  'network.client': misuse,
  'connection.client': misuse,
  'frame.installed':
    'The embedded wallet didn’t load when this installed app started. The next social login loads it again.',
  'wallets.single': 'Enable several wallets in the project, or with features.multiWallet, to use {hook}.',
  'adapter.namespace': misuse,
  'adapter.taken': misuse,
  'adapter.notFound': misuse,
  'account.chain': misuse,
  'account.prop': misuse,
  'hook.uncreated': 'The wallet modal hasn’t been set up yet.',
  'hook.namespace': misuse,
  'balance.uncreated': misuse,
} as const satisfies Partial<Record<ErrorCode, string>>
