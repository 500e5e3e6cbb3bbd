import { addErrorMessages } from './errors.ts'

/** Loads the rest of the messages, before something can fail that a developer may read about. */
export async function loadErrorMessages(): Promise<void> {
  try {
    const { errorMessages, signErrorMessages } = await import('./error-messages.ts')
    addErrorMessages({ ...errorMessages, ...signErrorMessages })
  } catch {
    // The error itself must still be reported, with its code for a message.
  }
}
