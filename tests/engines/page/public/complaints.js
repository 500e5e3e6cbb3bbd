// Records what goes wrong in the page, for a browser that does not report it to its driver.
const complaints = []
Object.assign(window, { complaints })
addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`))
const { error } = console
console.error = (...words) => {
  complaints.push(`console: ${words.join(' ')}`)
  error.apply(console, words)
}
