import { assign, setup } from 'xstate'
import type { Failure } from '../../core/errors.ts'
import type { AlertRaise } from '../system.ts'

/** A problem that a developer has to fix [notice-alerts]; shown in the modal only with `debug`. */
export interface Alert {
  severity: AlertRaise['severity']
  failure: Failure
}

const alertsSetup = setup({
  types: {} as {
    context: { alerts: readonly Alert[] }
    events: AlertRaise | { type: 'alert.dismiss' }
    tags: 'visible'
  },
  guards: {
    isNew: ({ context }, { failure }: Alert) => context.alerts.every((alert) => alert.failure.code !== failure.code),
    isLast: ({ context }) => context.alerts.length <= 1,
  },
  actions: {
    keep: assign({ alerts: ({ context }, { severity, failure }: Alert) => [...context.alerts, { severity, failure }] }),
    dropFirst: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
  },
})

const raised = ({ event }: { event: AlertRaise }) => event

/** The alerts without duplicates; the oldest is shown until it is dismissed. */
export const alertsMachine = alertsSetup.createMachine({
  id: 'alerts',
  description: 'Mistakes that the developer has to fix, each kind once [notice-alerts].',
  context: { alerts: [] },
  initial: 'silent',
  states: {
    silent: { on: { 'alert.raise': { target: 'showing', actions: { type: 'keep', params: raised } } } },
    showing: {
      description: 'The oldest alert is shown until it is dismissed, and only while `debug` is on [notice-alerts].',
      tags: 'visible',
      on: {
        'alert.raise': { guard: { type: 'isNew', params: raised }, actions: { type: 'keep', params: raised } },
        'alert.dismiss': [{ guard: 'isLast', target: 'silent', actions: 'dropFirst' }, { actions: 'dropFirst' }],
      },
    },
  },
})
