import { port } from '../contract.ts'

/** The port that writes text to the clipboard: a chart with a clipboard region names it `copyText`. */
export const copyText = port<void, { text: string }>('copyText')

const notCopied = { type: 'showSnackbar', params: { variant: 'error', code: 'clipboard.failed' } } as const

/** The options of a chart's clipboard region. */
interface ClipboardOptions<On, Input, Code extends string> {
  /** The events that copy, with their transitions to `copying`. */
  on: On
  /** The input of `copyText`, computed from the context or from the event that copies. */
  input: Input
  /** The message after copying. */
  copied: Code
}

/**
 * The region of a chart that copies text. The chart brings the port `copyText`, the action `showSnackbar`, the tag `copied`, and
 * the delays `request` and `feedback`.
 */
export const clipboard = <const On, Input, Code extends string>({
  on,
  input,
  copied: code,
}: ClipboardOptions<On, Input, Code>) =>
  ({
    description: 'Copies a text to the clipboard.',
    initial: 'idle',
    states: {
      idle: { on },
      copying: {
        description: 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
        invoke: {
          id: 'copyText',
          src: 'copyText',
          input,
          onDone: { target: 'copied', actions: { type: 'showSnackbar', params: { variant: 'success', code } } },
          onError: { target: 'idle', actions: notCopied },
        },
        after: { request: { target: 'idle', actions: notCopied } },
      },
      copied: {
        description: 'The button confirms it for 2 s [flow-copy].',
        tags: 'copied',
        after: { feedback: 'idle' },
        on,
      },
    },
  }) as const
