import { addErrorMessages } from './errors.ts'

/** Loads the rest of the messages, before an error can occur that a developer may read. */
export async function loadErrorMessages(): Promise<void> {
  try {
    const { errorMessages, signErrorMessages } = await import('./error-messages.ts')
    addErrorMessages({ ...errorMessages, ...signErrorMessages })
  } catch {
    // The error itself must still be reported, with its code as the message.
  }
}
