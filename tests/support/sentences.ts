import { loadErrorMessages } from '../../core/load-error-messages.ts'

/** In a dApp they have loaded before a wallet can have answered. */
await loadErrorMessages()
