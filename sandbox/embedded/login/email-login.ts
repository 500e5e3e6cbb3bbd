import type { Clock } from '../clock.ts'
import type { Post } from '../mail/post.ts'
import type { User, Users } from '../users.ts'
import type { DeviceLinks, DeviceRequest } from './device-links.ts'
import { codeLetter, deviceLetter } from './letters.ts'
import { OneTimeCode } from './one-time-code.ts'

/** The dApp and the browser of a login. */
export interface LoginPlace {
  /** The dApp. */
  origin: string
  /** The browser's id, which the frame has generated at random. */
  device: string
}

/** A login's dependencies on the service. */
export interface LoginDeps {
  clock: Clock
  post: Post
  users: Users
  links: DeviceLinks
  /** The address of the page behind a link. */
  linkUrl(id: string): string
}

/** A login by email, from the address to the right code. A frame has one at a time. */
export class EmailLogin {
  readonly #deps: LoginDeps
  readonly #place: LoginPlace
  #email: string | undefined
  #request: DeviceRequest | undefined
  #code: OneTimeCode | undefined

  constructor(deps: LoginDeps, place: LoginPlace) {
    this.#deps = deps
    this.#place = place
  }

  /** Sends the mail. Returns what it asks for. An earlier login becomes invalid. */
  async begin(email: string): Promise<'VERIFY_DEVICE' | 'VERIFY_OTP'> {
    this.end('A newer login has begun.')
    this.#email = email
    if (this.#deps.users.byEmail(email)?.devices.has(this.#place.device)) {
      await this.#sendCode(email)
      return 'VERIFY_OTP'
    }
    const request = this.#deps.links.create(email, this.#place.origin)
    this.#request = request
    await this.#deps.post.send(deviceLetter(request, this.#deps.linkUrl(request.id)))
    return 'VERIFY_DEVICE'
  }

  /** Resolves when the user has opened the link and approved, and the code was sent. */
  async approved(): Promise<void> {
    const request = this.#request
    if (!request) throw new Error('No device waits for an approval.')
    await request.decided
    if (this.#request !== request) throw new Error('A newer login has begun.')
    this.#request = undefined
    await this.#sendCode(request.email)
  }

  /** Resolves with the user if the code is right. */
  async enter(otp: string): Promise<User> {
    if (!this.#code || this.#email === undefined) throw new Error('No code was sent.')
    this.#code.use(otp)
    const user = await this.#deps.users.withEmail(this.#email)
    user.devices.add(this.#place.device)
    this.end('The login is over.')
    return user
  }

  /** Cancels the login. */
  end(reason: string): void {
    if (this.#request) this.#deps.links.withdraw(this.#request.id, reason)
    this.#email = undefined
    this.#request = undefined
    this.#code = undefined
  }

  async #sendCode(email: string): Promise<void> {
    const code = new OneTimeCode(this.#deps.clock)
    this.#code = code
    await this.#deps.post.send(codeLetter(email, this.#place.origin, code.digits))
  }
}
