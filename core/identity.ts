/** The name of an account, and its picture (`https:` or `data:`). */
export interface Identity {
  name?: string
  avatar?: string
}
