import { loadErrorMessages } from '../../core/load-error-messages.ts'

/** In a dApp they are here before a wallet can have answered. */
await loadErrorMessages()
