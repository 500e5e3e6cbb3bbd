import type { Approval, ApprovalMessage, ApprovalView } from './protocol.ts'

/** The approval page's script. It is sent as this function's source, so it uses nothing from outside itself. */
export function approvalClient({ path }: { path: string }): void {
  const main = document.querySelector('main') as HTMLElement
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))
  const send = (message: ApprovalMessage) => socket.send(JSON.stringify(message))

  /** Creates an element; its text is never parsed as markup. */
  function element(tag: string, text = '', className = ''): HTMLElement {
    const made = document.createElement(tag)
    made.textContent = text
    made.className = className
    return made
  }

  function nothingLeft() {
    main.replaceChildren(element('p', 'Nothing to approve.'))
    window.close()
    // Only windows that a script has opened can close themselves. This one is still open, so it can show later
    // requests.
    setTimeout(() => {
      if (socket.readyState === WebSocket.OPEN) send({ type: 'staying' })
    }, 500)
  }

  function choice(address: string, chosen: boolean): { label: HTMLElement; input: HTMLInputElement } {
    const label = element('label')
    const input = document.createElement('input')
    input.type = 'checkbox'
    input.value = address
    input.checked = chosen
    label.append(input, element('code', address))
    return { label, input }
  }

  function ask(wallet: string, { id, origin, title, rows, choices }: Approval) {
    const list = element('dl')
    for (const { label, value } of rows) list.append(element('dt', label), element('dd', value))

    const boxes = choices.map(({ address, chosen }) => choice(address, chosen))
    const accounts = element('fieldset')
    accounts.append(element('legend', 'Accounts'), ...boxes.map(({ label }) => label))

    const approve = element('button', 'Approve', 'primary') as HTMLButtonElement
    const reject = element('button', 'Reject') as HTMLButtonElement
    const picked = () => boxes.filter(({ input }) => input.checked).map(({ input }) => input.value)
    const decide = (message: ApprovalMessage) => {
      approve.disabled = true
      reject.disabled = true
      send(message)
    }
    approve.addEventListener('click', () => decide({ type: 'approve', id, accounts: picked() }))
    reject.addEventListener('click', () => decide({ type: 'reject', id }))
    accounts.addEventListener('change', () => {
      approve.disabled = picked().length === 0
    })

    const buttons = element('footer')
    buttons.append(reject, approve)
    const header = element('header')
    header.append(element('p', wallet.slice(0, 80), 'wallet'), element('h1', title), element('p', origin, 'origin'))
    main.replaceChildren(header, ...(rows.length > 0 ? [list] : []), ...(boxes.length > 0 ? [accounts] : []), buttons)
    main.dataset.request = id
  }

  socket.addEventListener('message', ({ data }) => {
    const { wallet, approval } = JSON.parse(data) as ApprovalView
    if (!approval) nothingLeft()
    // A later request must not change the one that the user is reading.
    else if (main.dataset.request !== approval.id) ask(wallet, approval)
  })
  socket.addEventListener('close', () => main.replaceChildren(element('p', 'The wallet is not running any more.')))
}
