/** How an account is called, and its picture (`https:` or `data:`). */
export interface Identity {
  name?: string
  avatar?: string
}
