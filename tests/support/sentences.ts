import { loadErrorMessages } from '../../core/errors.ts'

/** In a dApp they are here before a wallet can have answered. */
await loadErrorMessages()
