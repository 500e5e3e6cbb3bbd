// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { returnFocus } from './return-focus.ts'

afterEach(() => document.body.replaceChildren())

/** A page in which the opener of a dialog was removed; returns what has the focus afterwards. */
function leads(page: string, opener: string) {
  document.body.innerHTML = `${page}<dialog><button>inside</button></dialog>`
  for (const element of document.querySelectorAll('[data-draws]')) {
    const shadow = element.attachShadow({ mode: 'open' })
    shadow.innerHTML = `<button class="portico-button">${element.getAttribute('data-draws')}</button>`
  }
  const dialog = document.querySelector('dialog')
  const element = document.querySelector(opener)
  if (!dialog || !element) throw new Error('They are there.')
  const around = element.parentElement
  if (element.hasAttribute('data-goes')) element.remove()
  dialog.querySelector('button')?.focus()
  returnFocus(dialog, [element, around])
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active === document.body ? '' : active?.textContent
}

describe('the focus after the modal’s opener was removed [look-accessible]', () => {
  it.each([
    [
      'to what the same element draws now',
      '<appkit-button data-draws="account"></appkit-button>',
      'appkit-button',
      'account',
    ],
    [
      'to the connect button of the page',
      '<a href="#">home</a><button class="portico-button">connect</button><button data-goes>way in</button>',
      '[data-goes]',
      'connect',
    ],
    [
      'to an element that draws one',
      '<w3m-button data-draws="connect"></w3m-button><button data-goes>way in</button>',
      '[data-goes]',
      'connect',
    ],
    [
      'to what has taken its place',
      '<a href="#">home</a><nav><button data-goes>connect</button><button>account</button></nav>',
      '[data-goes]',
      'account',
    ],
    ['nowhere else in the page', '<button>other</button><button data-goes>connect</button>', '[data-goes]', ''],
  ])('%s', (_, page, opener, text) => {
    expect(leads(page, opener)).toBe(text)
  })

  it('the focus stays where the user or the page has put it meanwhile', () => {
    document.body.innerHTML =
      '<button class="portico-button">connect</button><input aria-label="Search"><dialog></dialog>'
    const [dialog, field] = [document.querySelector('dialog'), document.querySelector('input')]
    if (!dialog) throw new Error('It is there.')
    field?.focus()
    returnFocus(dialog, [document.createElement('button'), null])
    expect(document.activeElement).toBe(field)
  })
})
