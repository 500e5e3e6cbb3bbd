import { fromPromise } from 'xstate'
import { copyText } from '../../services/clipboard.ts'

/** Puts a text on the clipboard, for every chart that copies. */
export const copyPort = fromPromise<void, { text: string }>(({ input }) => copyText(input.text))
