/** Whether a text looks like an email; the service makes the final check. */
export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text.trim())

/** Whether a text has the form of an emailed code [embedded-code]. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text)
