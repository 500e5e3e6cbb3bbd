import { createFileRoute } from '@tanstack/react-router'
import { Dapp } from '../../dapp'

export const Route = createFileRoute('/')({ component: Dapp })
