import { kit } from './kit.js'

kit.subscribeAccount(({ address = 'none' }) => {
  document.querySelector('[data-testid=address]').textContent = address
})
