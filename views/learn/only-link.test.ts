import { expect, it } from 'vitest'
import { isToBeHad, onlyLink } from './only-link.ts'

const [homepage, chromeStore, appStore, playStore] = ['home', 'chrome', 'app', 'play']

it.each([
  ['a homepage alone, here', { homepage }, false, 'home'],
  ['a homepage alone, on a phone', { homepage }, true, 'home'],
  ['an extension alone', { chromeStore }, false, 'chrome'],
  ['an extension, which no phone takes, and a homepage', { chromeStore, homepage }, true, 'home'],
  ['an extension and a homepage', { chromeStore, homepage }, false, undefined],
  ['an app, which a phone scans', { appStore }, false, undefined],
  ['an app, on the phone itself', { playStore }, true, 'play'],
  ['an app and a homepage', { appStore, homepage }, true, undefined],
  ['nothing', {}, false, undefined],
])('a wallet with %s has one link or several [directory-downloads]', (_, wallet, mobile, link) => {
  expect(onlyLink(wallet, mobile)).toBe(link)
})

it('a wallet without a link is not offered to newcomers [nav-learn]', () => {
  expect([{}, { homepage }, { chromeStore }].map(isToBeHad)).toEqual([false, true, true])
})
