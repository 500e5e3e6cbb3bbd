// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { kitMachine } from '../../machines/kit/index.ts'
import * as acceptTermsStories from '../../views/accept-terms/accept-terms.stories.tsx'
import * as accountStories from '../../views/account/account.stories.tsx'
import * as accountSettingsStories from '../../views/account-settings/account-settings.stories.tsx'
import * as transactionsStories from '../../views/activity/transactions.stories.tsx'
import * as allWalletsStories from '../../views/all-wallets/all-wallets.stories.tsx'
import * as approveTransactionStories from '../../views/approve-transaction/approve-transaction.stories.tsx'
import * as buyStories from '../../views/buy/buy.stories.tsx'
import * as connectStories from '../../views/connect/connect.stories.tsx'
import * as downloadsStories from '../../views/downloads/downloads.stories.tsx'
import * as emailLoginStories from '../../views/email-login/email-login.stories.tsx'
import * as grantPermissionsStories from '../../views/grant-permissions/grant-permissions.stories.tsx'
import * as learnStories from '../../views/learn/learn.stories.tsx'
import * as networksStories from '../../views/networks/networks.stories.tsx'
import * as portfolioStories from '../../views/portfolio/portfolio.stories.tsx'
import * as receiveStories from '../../views/receive/receive.stories.tsx'
import * as registerAccountNameStories from '../../views/register-account-name/register-account-name.stories.tsx'
import * as sendStories from '../../views/send/send.stories.tsx'
import * as shellStories from '../../views/shell/shell.stories.tsx'
import * as signInStories from '../../views/sign-in/sign-in.stories.tsx'
import * as smartSessionsStories from '../../views/smart-sessions/smart-sessions.stories.tsx'
import * as socialLoginStories from '../../views/social-login/social-login.stories.tsx'
import * as swapStories from '../../views/swap/swap.stories.tsx'
import * as switchActiveChainStories from '../../views/switch-active-chain/switch-active-chain.stories.tsx'
import * as updateEmailWalletStories from '../../views/update-email-wallet/update-email-wallet.stories.tsx'
import * as walletConnectStories from '../../views/wallet-connect/wallet-connect.stories.tsx'
import * as profileWalletsStories from '../../views/wallets/profile-wallets.stories.tsx'

export default { title: 'Modal/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => (
    <FlowMap
      machines={[kitMachine]}
      stories={[
        learnStories,
        shellStories,
        acceptTermsStories,
        connectStories,
        accountStories,
        profileWalletsStories,
        receiveStories,
        sendStories,
        swapStories,
        buyStories,
        transactionsStories,
        portfolioStories,
        allWalletsStories,
        walletConnectStories,
        downloadsStories,
        networksStories,
        switchActiveChainStories,
        signInStories,
        emailLoginStories,
        socialLoginStories,
        approveTransactionStories,
        registerAccountNameStories,
        updateEmailWalletStories,
        smartSessionsStories,
        grantPermissionsStories,
        accountSettingsStories,
      ]}
    />
  ),
}
