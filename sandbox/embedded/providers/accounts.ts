/** A user's account at a provider. */
export interface SocialAccount {
  id: string
  name: string
  email: string
  password: string
}

/** The accounts at one provider: the first login with an email creates its account. */
export class SocialAccounts {
  readonly #known = new Map<string, SocialAccount>()

  get(id: string): SocialAccount | undefined {
    return [...this.#known.values()].find((account) => account.id === id)
  }

  /** The account with this email and password; `undefined` if the password is wrong. */
  open(email: string, password: string): SocialAccount | undefined {
    const key = email.toLowerCase()
    const made = { id: String(this.#known.size + 1), name: key.split('@')[0] ?? key, email: key, password }
    const account = this.#known.get(key) ?? made
    this.#known.set(key, account)
    return account.password === password ? account : undefined
  }
}
