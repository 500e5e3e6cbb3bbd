/** An email as a line has room for it: at most 30 characters, the end in dots. */
export const shortEmail = (email: string): string => (email.length > 30 ? `${email.slice(0, 27)}...` : email)
