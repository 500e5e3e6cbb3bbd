// What goes wrong in the page, in a browser that tells its driver nothing about it.
const complaints = []
Object.assign(window, { complaints })
addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`))
const { error } = console
console.error = (...words) => {
  complaints.push(`console: ${words.join(' ')}`)
  error.apply(console, words)
}
