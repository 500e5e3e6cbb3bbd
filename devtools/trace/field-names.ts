/** Whether an object describes an address or its owner, or a name for it: a token has a symbol too. */
const isPerson = (owner: object): boolean =>
  'canRegister' in owner || 'leftOut' in owner || ('address' in owner && !('symbol' in owner))

/** The events with a text that may become an address or a name. */
const typed = /^(?:receiver\.type|scan\.read|name\.type)$/

/** Whether an object is about a slippage, a percentage that is no one's secret. */
const isSlippage = (owner: object, source: string): boolean => source === 'slippage.type' || 'hundredths' in owner

/** The name by which a member of an object is redacted: what it is says more than what it is called. */
export function fieldName(parent: string, owner: object, key: string): string {
  const source = String('type' in owner ? owner.type : 'at' in owner ? owner.at : '')
  if (key === 'output' && /\bloadIdentity$/.test(source)) return 'identity'
  if (key === 'output' && /\breadClipboard$/.test(source)) return 'receiverText'
  if (key === 'text' && typed.test(source)) return 'receiverText'
  if ((key === 'text' || key === 'decimal') && isSlippage(owner, source)) return 'percentage'
  if (key === 'name' && (parent === 'identity' || isPerson(owner))) return 'alias'
  return key
}
