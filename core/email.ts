/** Whether a text looks like an email; the service has the last word. */
export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text.trim())

/** Whether a text is a code of a mail [embedded-code]. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text)
