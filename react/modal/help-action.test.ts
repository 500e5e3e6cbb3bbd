import { expect, it } from 'vitest'
import { messages as connect } from '../../locales/common.en.ts'
import { messages as learn } from '../../views/learn/messages.en.ts'
import { messages as networks } from '../../views/networks/messages.en.ts'

it('labels the help in the header with the title of the view that it opens', () => {
  expect([connect['help.Connect'], networks['help.Networks']]).toEqual([
    learn['title.WhatIsAWallet'],
    learn['title.WhatIsANetwork'],
  ])
})
