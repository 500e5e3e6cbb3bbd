import { createContext, type ReactNode, useContext } from 'react'
import { type ErrorParams, fill } from '../core/base-error.ts'
import type { MessageCode, Messages } from '../locales/en.ts'

/** Finds the words of a code and puts the parameters in their places. */
export type Translate = (code: MessageCode, params?: ErrorParams) => string

const MessagesContext = createContext<Messages | null>(null)

/** Gives the views below their language. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
}

/** The messages of the language in use. @throws when no provider is above, which is a bug of ours. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}

/** The words of the language in use, by code. */
export function useText(): Translate {
  const messages = useMessages()
  return (code, params) => fill(messages[code], params)
}

/** Whether the language has words for a code that came from outside the views, such as a snackbar's. */
export const isMessageCode = (messages: Messages, code: string): code is MessageCode => code in messages
