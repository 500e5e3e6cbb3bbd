/** The messages shown when a part of the modal could not be fetched. */
export const messages = {
  'title.Unavailable': 'Couldn’t load this',
  'unavailable.headline': 'Part of this window is missing',
  'unavailable.text': 'Check your connection, then try again.',
} as const
