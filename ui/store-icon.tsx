import { Drawing } from './icon.tsx'

/** Drawn for this kit, in one colour; 20 by 20, 1.5 strokes, round ends, as all icons. */
const marks = {
  appStore: 'M11.3 4.2 5 15M8.7 4.2 15 15M3.2 12h7.4m3.4 0h2.8',
  playStore:
    'M5 4.3v11.4c0 .9 1 1.5 1.8 1l9.2-5.8c.7-.4.7-1.4 0-1.8L6.8 3.3C6 2.8 5 3.4 5 4.3Zm.4-.9 7.4 9.3M5.4 16.6l7.4-9.3',
  chromeStore:
    'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Zm-4.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm-3-3h6.8M7.4 11.5 4 5.6m8.6 5.9-3.4 5.9',
} as const

/** The stores for apps and extensions. */
export type StoreName = keyof typeof marks

/** The icon of a store. Hidden from screen readers: its row has a label. */
export const StoreIcon = ({ store }: { store: StoreName }) => <Drawing path={marks[store]} size={24} />
