/** A received mail. */
export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  /** The six digits in it, if there are any. */
  code?: string
  /** The link in it, if there is one. */
  link?: string
}

/** The mailbox of all users. */
export class Mailbox {
  readonly #mails: Mail[] = []
  readonly #taken = new Set<Mail>()
  readonly #watchers = new Set<() => void>()

  /** The mails to an address, or all mails, newest first. */
  list(address?: string): Mail[] {
    return this.#mails.filter(({ to }) => address === undefined || to === address).toReversed()
  }

  get(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  /** Resolves with the next mail to an address: each is returned once, the oldest first. */
  wait(address: string): Promise<Mail> {
    return new Promise((resolve) => {
      const look = () => {
        const mail = this.#mails.find((each) => each.to === address && !this.#taken.has(each))
        if (!mail) return
        this.#taken.add(mail)
        this.#watchers.delete(look)
        resolve(mail)
      }
      this.#watchers.add(look)
      look()
    })
  }

  /** Adds a received mail. */
  put({ to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>): void {
    const code = /^\d{6}$/m.exec(text)?.[0]
    const link = /https?:\/\/\S+\/device\?\S+/.exec(text)?.[0]
    const id = String(this.#mails.length + 1)
    this.#mails.push({ id, to, subject, text, ...(code ? { code } : {}), ...(link ? { link } : {}) })
    for (const look of [...this.#watchers]) look()
  }
}
