import { buttonMessages } from '../../locales/buttons.ts'
import { moreButtonMessages } from '../../locales/more-buttons.ts'
import type { ButtonMessages } from '../../locales/translated-buttons.ts'
import { useEarlySlice } from './use-public-state.ts'

const english: ButtonMessages = { ...buttonMessages, ...moreButtonMessages }

/** The texts of the page's buttons: English until those of the dApp's language have loaded [look-language]. */
export const useButtonMessages = (): ButtonMessages => useEarlySlice((state) => state.buttons) ?? english
