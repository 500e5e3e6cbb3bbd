import { expect, it } from 'vitest'
import { readable } from './readable.ts'

it.each([
  ['mint', 'Mint'],
  ['transferFrom(address,address,uint256)', 'Transfer from'],
  ['make-coffee', 'Make coffee'],
  ['native_token_transfer', 'Native token transfer'],
  ['mintNFT', 'Mint NFT'],
  ['0xa9059cbb', '0xa9059cbb'],
  ['съесть', 'съесть'],
  ['__', '__'],
  ['', ''],
])('of %j, the user reads %j [sessions-words]', (name, words) => {
  expect(readable(name)).toBe(words)
})
