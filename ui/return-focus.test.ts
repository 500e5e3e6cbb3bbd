// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
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

  const opens = () => {
    document.body.innerHTML =
      '<a href="#">home</a><w3m-button></w3m-button><nav><button>account</button></nav><dialog></dialog>'
    const [dialog, opener] = [document.querySelector('dialog'), document.querySelector('button')]
    if (!dialog || !opener) throw new Error('They are there.')
    // As the platform does when the dialog closes.
    opener.focus()
    returnFocus(dialog, [opener, opener.parentElement])
    return opener
  }
  const focused = () => document.activeElement?.textContent

  it('goes to what takes the opener’s place after the modal has closed', async () => {
    const opener = opens()
    const connect = document.createElement('button')
    connect.textContent = 'connect'
    opener.replaceWith(connect)
    await vi.waitFor(() => expect(focused()).toBe('connect'))
  })

  it('returns to the opener if it is still there', () => {
    const opener = opens()
    opener.blur()
    returnFocus(document.createElement('dialog'), [opener, opener.parentElement])
    expect(document.activeElement).toBe(opener)
  })

  it('stays where the user has moved it before the opener goes', async () => {
    const opener = opens()
    document.querySelector('a')?.focus()
    await Promise.resolve()
    document.querySelector('a')?.blur()
    opener.replaceWith(document.createElement('button'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(document.body)
  })
})
