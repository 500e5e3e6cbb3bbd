/** What an app is called that says nothing of itself: as its page is titled, else by where it is. */
export const pageName = (): string => document.title || location.host
