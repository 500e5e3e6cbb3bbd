import type { User } from '../users.ts'
import type { LoginDeps } from './email-login.ts'
import { codeLetter } from './letters.ts'
import { OneTimeCode } from './one-time-code.ts'

/** A change of a user's email: a code to the old address, if there is one, then a code to the new one. */
export class EmailChange {
  readonly #deps: LoginDeps
  readonly #origin: string
  #user: User | undefined
  #newEmail: string | undefined
  #primary: OneTimeCode | undefined
  #secondary: OneTimeCode | undefined
  /** The user who has entered the old address's code, which is not asked for again if the new address was mistyped. */
  #proven: User | undefined

  constructor(deps: LoginDeps, origin: string) {
    this.#deps = deps
    this.#origin = origin
  }

  /** Sends the first code. Returns which address received it. */
  async begin(user: User, newEmail: string): Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'> {
    if (user.email === newEmail) throw new Error('This is your email already.')
    this.#user = user
    this.#newEmail = newEmail
    this.#primary = undefined
    this.#secondary = undefined
    if (user.email === null || this.#proven === user) {
      this.#secondary = await this.#mail(newEmail)
      return 'VERIFY_SECONDARY_OTP'
    }
    this.#primary = await this.#mail(user.email)
    return 'VERIFY_PRIMARY_OTP'
  }

  /** Resolves if the old address's code is right, and the code to the new address was sent. */
  async enterPrimary(user: User, otp: string): Promise<void> {
    if (user !== this.#user || !this.#primary || this.#newEmail === undefined) throw new Error('No code was sent.')
    this.#primary.use(otp)
    this.#proven = user
    this.#secondary = await this.#mail(this.#newEmail)
  }

  /** Returns the new email if its code is right. */
  enterSecondary(user: User, otp: string): string {
    const email = this.#newEmail
    if (user !== this.#user || !this.#secondary || email === undefined) throw new Error('No code was sent.')
    this.#secondary.use(otp)
    if (this.#deps.users.byEmail(email)) throw new Error('This email belongs to another user.')
    user.email = email
    this.#newEmail = undefined
    this.#proven = undefined
    return email
  }

  async #mail(to: string): Promise<OneTimeCode> {
    const code = new OneTimeCode(this.#deps.clock)
    await this.#deps.post.send(codeLetter(to, this.#origin, code.digits))
    return code
  }
}
