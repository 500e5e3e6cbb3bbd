/** What the dialog needs only after it has opened or closed, in one file. */
export { dragSheet } from './drag-sheet.ts'
export { returnFocus } from './return-focus.ts'
