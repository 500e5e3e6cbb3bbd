/** What the dialog needs only once it is open or has been closed, in one file. */
export { dragSheet } from './drag-sheet.ts'
export { returnFocus } from './return-focus.ts'
