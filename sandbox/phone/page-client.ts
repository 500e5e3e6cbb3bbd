import type { PhoneApproval, PhoneMessage, PhoneView } from './protocol.ts'

/** The script of a phone's page. It is sent as this function's source, so it uses nothing from outside itself. */
export function phoneClient({ path, uri }: { path: string; uri: string }): void {
  const main = document.querySelector('main') as HTMLElement
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))
  const send = (message: PhoneMessage) => socket.send(JSON.stringify(message))

  /** Creates an element; its text is never parsed as markup. */
  function element<K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = '') {
    const made = document.createElement(tag)
    made.textContent = text
    made.className = className
    return made
  }

  function button(text: string, act: () => void, className = '') {
    const made = element('button', text, className)
    made.type = 'button'
    made.addEventListener('click', act)
    return made
  }

  const title = element('h1')
  const notice = element('p')
  notice.setAttribute('role', 'alert')

  const field = element('textarea')
  field.required = true
  field.setAttribute('aria-label', 'Code')
  field.placeholder = 'wc:…'
  const form = element('form')
  const connect = element('button', 'Connect', 'primary')
  form.append(field, connect)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send({ type: 'pair', uri: field.value })
    field.value = ''
  })

  const approval = element('section')
  approval.setAttribute('aria-live', 'polite')
  const accounts = element('section')
  const sessions = element('section')
  main.append(title, notice, approval, form, accounts, sessions)

  function boxes(legend: string, items: { name: string; chosen: boolean }[]) {
    const set = element('fieldset')
    set.append(element('legend', legend))
    const inputs = items.map(({ name, chosen }) => {
      const label = element('label')
      const input = element('input')
      input.type = 'checkbox'
      input.value = name
      input.checked = chosen
      label.append(input, element('code', name))
      set.append(label)
      return input
    })
    return { set, picked: () => inputs.filter(({ checked }) => checked).map(({ value }) => value) }
  }

  function ask({ id, name, url, title: what, rows, choices, chains }: PhoneApproval) {
    approval.dataset.request = id
    const list = element('dl')
    for (const { label, value } of rows) list.append(element('dt', label), element('dd', value))
    const whom = boxes(
      'Accounts',
      choices.map(({ address, chosen }) => ({ name: address, chosen })),
    )
    const where = boxes(
      'Networks',
      chains.map(({ id: chain, chosen }) => ({ name: chain, chosen })),
    )
    const buttons = element('footer')
    const approve = () => send({ type: 'approve', id, accounts: whom.picked(), chains: where.picked() })
    buttons.append(
      button('Reject', () => send({ type: 'reject', id })),
      button('Approve', approve, 'primary'),
    )
    approval.replaceChildren(element('h2', what), element('p', `${name} ${url}`, 'origin'))
    if (rows.length > 0) approval.append(list)
    if (choices.length > 0) approval.append(whom.set, where.set)
    approval.append(buttons)
  }

  function show(view: PhoneView) {
    title.textContent = view.phone
    notice.textContent = view.notice ?? ''
    // A later request must not change the one that the user is reading.
    if (view.approval && approval.dataset.request !== view.approval.id) ask(view.approval)
    if (!view.approval) {
      delete approval.dataset.request
      approval.replaceChildren()
    }

    const picks = element('nav')
    for (const { index, addresses } of view.accounts) {
      picks.append(button(`Account ${index + 1}`, () => send({ type: 'switchAccount', index })))
      picks.lastElementChild?.setAttribute('title', addresses.join('\n'))
    }
    accounts.replaceChildren(element('h2', 'Accounts'), picks)

    const cards = view.sessions.map(({ topic, name, url, accounts: connected }) => {
      const card = element('article')
      const acts = element('nav')
      for (const chain of view.chains) acts.append(button(chain, () => send({ type: 'switchChain', topic, chain })))
      acts.append(button('Disconnect', () => send({ type: 'disconnect', topic })))
      card.append(element('p', `${name} ${url}`, 'origin'), element('code', connected.join('\n')), acts)
      return card
    })
    sessions.replaceChildren(element('h2', cards.length > 0 ? 'Connected dApps' : 'No dApp is connected.'), ...cards)
  }

  socket.addEventListener('open', () => {
    if (uri) send({ type: 'pair', uri })
  })
  socket.addEventListener('message', ({ data }) => show(JSON.parse(data) as PhoneView))
  socket.addEventListener('close', () => main.replaceChildren(element('p', 'The phone is not running any more.')))
}
