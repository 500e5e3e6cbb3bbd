import { sendTo, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { port } from '../contract.ts'
import { clipboard, copyText } from '../shared/clipboard.ts'
import { notices, type ReportCommand, type SnackbarShow } from '../system.ts'

const reportSetup = setup({
  types: {} as { events: ReportCommand; tags: 'copied' },
  actors: { copyText, downloadTrace: port<void>('downloadTrace') },
  actions: {
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
  },
  delays: { request: constants.requestTimeout, feedback: lazyConstants.toastLife.success },
})

const notSaved = { type: 'showSnackbar', params: { variant: 'error', code: 'report.failed' } } as const

const download = reportSetup.createStateConfig({
  description: 'The session can be saved as a file.',
  initial: 'idle',
  states: {
    idle: { on: { 'report.download': 'saving' } },
    saving: {
      description: 'The file is written, for 30 s at most [flow-timeout].',
      invoke: {
        id: 'downloadTrace',
        src: 'downloadTrace',
        onDone: 'idle',
        onError: { target: 'idle', actions: notSaved },
      },
      after: { request: { target: 'idle', actions: notSaved } },
    },
  },
})

/** The report of a failure, from the recorded session. */
export const reportMachine = reportSetup.createMachine({
  id: 'report',
  description:
    'The contents of a bug report: a summary on the clipboard, and the whole session as a file [error-reportable].',
  type: 'parallel',
  states: {
    // The recording creates the text when it is copied.
    copy: reportSetup.createStateConfig(
      clipboard({ on: { 'report.copy': 'copying' }, input: { text: '' }, copied: 'report.copied' }),
    ),
    download,
  },
})
