import { fromPromise } from 'xstate'
import { copyText } from '../../services/clipboard.ts'

/** Copies a text to the clipboard, for every chart that does so. */
export const copyPort = fromPromise<void, { text: string }>(({ input }) => copyText(input.text))
