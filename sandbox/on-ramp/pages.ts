import { type Context, Hono } from 'hono'
import { html } from 'hono/html'

/** An offer of the page, in whole dollars. */
export interface Offer {
  address: string
  amount: string
}

/** The seller of the offers. */
interface Seller {
  offered(session: string | undefined): Offer | undefined
  pay(offer: Offer): Promise<void>
}

/** A provider's page: the offer, and a button that pays for it. */
export function onRampPages(seller: Seller): Hono {
  const app = new Hono()
  const show = (context: Context, offer: Offer | undefined) =>
    offer ? context.html(payPage(offer, context.req.url)) : context.html(page('This offer is gone.'), 404)

  // Like Coinbase's: the API has created a session for the order.
  app.get('/buy', (context) => show(context, seller.offered(context.req.query('session'))))
  app.post('/buy', async (context) => paid(context, seller.offered(context.req.query('session'))))
  // Like Meld's: everything is in the address, except the amount.
  app.get('/meld', (context) => show(context, inAddress(context)))
  app.post('/meld', async (context) => paid(context, inAddress(context)))
  return app

  async function paid(context: Context, offer: Offer | undefined) {
    if (!offer) return context.html(page('This offer is gone.'), 404)
    await seller.pay(offer)
    return context.html(page('Thank you. Your dollars are on their way.'))
  }
}

const inAddress = ({ req }: Context): Offer | undefined => {
  const { publicKey, walletAddress = '' } = req.query()
  return publicKey && /^0x[\da-f]{40}$/i.test(walletAddress) ? { address: walletAddress, amount: '50' } : undefined
}

const page = (text: string) => html`<!doctype html><html lang="en"><title>Sandbox Pay</title><h1>${text}</h1></html>`

const payPage = ({ amount, address }: Offer, url: string) =>
  html`<!doctype html><html lang="en"><title>Sandbox Pay</title>
    <h1>Pay $${amount}</h1><p>for ${amount} SUSD to ${address}</p>
    <form method="post" action="${new URL(url).pathname}${new URL(url).search}"><button>Pay</button></form></html>`
