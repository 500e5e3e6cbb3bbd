// Written by `npm run docs` from the charts, whose descriptions a build leaves out, and from docs/rules.

/** Each rule's sentence, by its id. */
export const ruleSentences: Readonly<Record<string, string>> = {
  'account-view': 'The account shows the address, the balance, the network, and how to disconnect.',
  'account-layout':
    "With the dApp's own wallet (an AUTH connector), the account shows the total in dollars, and its holdings in tabs. With any other wallet it shows the native balance, and the holdings are one click away.",
  'account-features':
    "The account's actions are listed in the order of `walletFeaturesOrder`. Actions that are switched off, or that the namespace does not have, are left out.",
  'account-unknown-network':
    "On a network that the dApp does not know, the account offers neither sending nor swapping, and without a project it does not offer its holdings either. If sending is opened anyway, it says why it can't start, and offers no retry.",
  'account-labels':
    "An address is shown under the dApp's own label for it (`addAddressLabel`), if there is one, otherwise under the name that its owner has given it.",
  'account-identity':
    'The account is shown with its name and picture, if it has them, and its address is beside the name. Its holdings come first.',
  'account-balance-gap':
    "If a balance can't be fetched, a toast says 'Token Balance Unavailable', and the balance is not requested again for 30 s.",
  'account-balance-one':
    'The account, the button and the dApp share one balance per namespace. A view that opens within 30 s shows it without another request.',
  'account-balance-cut': 'Balances are truncated to 3 decimals and never rounded up.',
  'account-reset': 'A reset clears the address, balance and profile, and keeps the preferred account type.',
  'account-types': 'EVM and Solana accounts are plain or smart. Bitcoin accounts are for payments or for ordinals.',
  'account-settings':
    "One list contains what the user of an embedded wallet can set: the email, the network, and the account's type and name. From the same list, the user can disconnect, or move the wallet to self-custody on the service's page.",
  'activity-list':
    'Activity shows the transactions of the active account on its network, each once, newest first and grouped by month. Transactions without a date come last.',
  'activity-page':
    'The next page loads as the user scrolls, with the cursor of the previous page. After three pages without anything new, the user is asked whether to keep looking.',
  'activity-failed':
    "If transactions can't be fetched, a toast says 'Failed to fetch transactions', the list keeps what it has, and the user can try again.",
  'activity-follows':
    'The list follows the account and its network. A response about another account or network is ignored.',
  'activity-pending':
    'Transfers that the network has not settled yet are at the top. When one ends, the newest page is requested again, and the transfer stays at the top until the history includes it. An approval of 0 is shown as the revocation of an earlier one.',
  'activity-row':
    'A row says what was done, with whom, how much came and went (3 decimals at most), and when, if that is known. Within a day it says how long ago, and before that it gives the date. While the list is open, the rows are updated every 30 s.',
  'api-options':
    '`createAppKit` takes the options that users of AppKit know. It sets up one kit per page: another call returns the first handle.',
  'api-hooks':
    'Hooks return the fields that users of AppKit know. All of them read from one store, which consists of slices.',
  'api-namespace-state': 'Account and network state is kept per namespace, for each namespace that has an adapter.',
  'api-headless': 'A dApp can draw the wallets, the directory and the code itself.',
  'api-headless-settled':
    'If a dApp draws the wallets itself, every call that it makes settles. A call that is replaced by another call, by a reset or by the end of the kit ends as aborted.',
  'api-events':
    'The kit emits the documented events to the dApp, and never sends an address or a secret anywhere else.',
  'api-created-again':
    'The kit uses the adapters of the `createAppKit` call that the page renders. After a hot reload or a double render, the kit and wagmi use the same config.',
  'api-server': "On a server, data is created for each request, so that no visitor sees another visitor's data.",
  'api-adapters': 'Adapters can be added and removed while the kit runs. Each adapter needs a namespace.',
  'api-multi-wallet': 'Hooks for several wallets warn once if several wallets are not enabled.',
  'api-endpoints': 'The dApp can set the address of every service.',
  'api-button': 'The button shows the current state: connect, connecting, the account, and which modal is open.',
  'api-early':
    'A page can render components that read accounts, networks and providers before `createAppKit`, and on a server without it. They show that nothing is connected, and update once a kit is created.',
  'api-initialized':
    '`initialized` becomes true as soon as it is known who is connected. If storage names no connection, it is true at once.',
  'api-drop-in':
    'With `portico/appkit`, a dApp that was written for AppKit finds every option, method and hook under its name.',
  'api-unheeded':
    'In development, a warning names every option or argument that has no effect, once, and says what to do.',
  'api-elements':
    'The buttons are components and custom elements. An element is defined once, and only if the page has no element of that name.',
  'api-wallet-names':
    "A wallet that is requested by name has to match the whole name. It is the wallet in this browser, otherwise the directory's wallet with its own link or code, otherwise a code that any wallet can scan.",
  'api-embedded-place':
    'With `enableEmbedded`, the modal is part of the page, in the place of `AppKitModal`. It takes no focus from elsewhere, and starts over where it would otherwise close. Without a place, it is a dialog.',
  'api-rainbowkit':
    'With `portico/rainbowkit`, a dApp that was written for RainbowKit finds the provider, buttons and hooks under their names.',
  'api-ethers':
    'A dApp with ethers needs no code for wagmi and does not install it. Its adapter takes networks, nodes and wallets from `createAppKit`.',
  'api-telemetry':
    "Nothing is sent anywhere unless both the dApp and its project ask for it. A function of the dApp's own receives the same data.",
  'api-telemetry-clean':
    "The data that is sent, and that the dApp's function receives, contains no address, no secret, and nothing that a user typed.",
  'api-telemetry-failures':
    "A failure in Portico, or in a service that it calls, is reported by its code and its sentence in the catalogue, without the sentence's parameters and without a stack. What a user declines or types wrong, and what a wallet answers, is not reported.",
  'api-telemetry-bound': 'At most 5 failures a minute are reported.',
  'assets-tokens':
    "An account's tokens come from the blockchain API if the dApp has a project and the API serves the network. Otherwise they come from the node: the network's native currency and the tokens that the dApp names, in one call if the chain has Multicall3.",
  'assets-wallet':
    'A wallet that says that it knows what an account holds is asked first. If it does not answer within 2 s, or if an asset is malformed or listed twice, the other sources are asked.',
  'assets-quality': "Tokens with 0 decimals are left out of the API's response.",
  'assets-identity':
    "Every call to the blockchain API includes the project, the kind of kit and its version. While a wallet is linked by WalletConnect, it also includes the relay's id of the page.",
  'assets-supported':
    'The API is asked once which networks it serves. A network that it does not list is unsupported. While the API does not answer, every network is unsupported, and the user is told that there may be more tokens.',
  'assets-unsupported':
    'The API is not called for an unsupported network. The result is then empty, or an error for fees and swaps.',
  'assets-parsed':
    "Entries of the API's response that are malformed, are of another network, or appear twice are left out, and amounts are exact. If none of the balances is valid, that is an error, unless all of them are of other networks. The same holds for a page of a history. Such a response does not mean that there is nothing.",
  'assets-decimals':
    "An amount has the decimals that the chain uses. Those of the native currency come from the dApp's network definition, and those of a token from its contract or mint, which is asked before anything is sent or swapped. An amount whose decimals differ from what the user was shown is not sent.",
  'assets-cache':
    "Balances are cached for 30 s, names for 5 min, prices and history for 15 s. Only one request for each is open at a time. The browser's own cache of the API's responses is bypassed.",
  'assets-plain': 'A call to the API has no header that requires a preflight request.',
  'assets-renewed':
    'When a transaction of the account ends, its balances and its history are requested again, whatever is cached.',
  'assets-history':
    'A history contains each transaction of the active network once, by its hash, newest first and grouped by month. Transactions whose transfers are all spam are left out. A date more than a day ahead is ignored, and transactions without a date come last. If the API does not say whether it serves the network, that is a failure.',
  'assets-identified':
    "An account's name is the one that the blockchain API returns, otherwise the account's first name in the API's register. Without a project, it comes from ENS if Ethereum is among the dApp's networks. If a browser can't show the picture that the name refers to, ENS's own service draws it. On test networks, an account has no name.",
  'config-features':
    "The project's configuration of a feature overrides the dApp's options. An alert tells the developer which options were overridden.",
  'config-remembered':
    "The project's setting for several wallets is remembered, so that on the next load all stored connections are restored before the project is asked again.",
  'config-optional': 'Nothing waits for the configuration. If it fails, the modal works without it.',
  'config-basic': 'In basic mode, no project is asked.',
  'config-origins':
    "An alert tells the developer that the project does not allow the page's origin. A 429 is reported as rate limiting, a 5xx as a server error, and a missing list as a project that is not set up.",
  'config-origin-patterns':
    'An origin is allowed by an exact entry, by a pattern with `*`, by an empty list, or because it is local.',
  'config-analytics':
    "Analytics are off until the project turns them on. If the project can't be asked, they stay off.",
  'config-defaults': 'Features that neither the project nor the dApp mentions have fixed defaults.',
  'connect-offline-list': 'The list of wallets renders from what is in the page, without a request to any server.',
  'connect-looking':
    'Until an adapter has reported its wallets, the list reserves space for them and never says that there are none.',
  'connect-method-order':
    'The methods to connect appear in the order email, social, wallet, unless the dApp sets the order or a wallet in this browser comes first.',
  'connect-type-order':
    'The groups of the list appear in the order walletConnect, recent, injected, featured, custom, external, recommended, unless the dApp sets the order. A group that waits for the directory keeps its place.',
  'connect-named-groups':
    'If the dApp names groups of wallets, the wallets of the directory and of the dApp appear in those groups and in that order, each group under its name.',
  'connect-visibility':
    'A phone shows only the wallets that can be opened there. Wallets that the dApp excludes are hidden everywhere.',
  'connect-browser-wallet':
    'The plain Browser Wallet is hidden if a wallet of its namespace has announced itself, and shown if it is the only wallet.',
  'connect-one-row': 'A wallet that supports several namespaces has one row, and asks for the chain when it is chosen.',
  'connect-recent': 'The two wallets that were used last are marked as recent, the latest first.',
  'connect-status':
    'While a wallet connects, the status is connecting. It then becomes connected, or what it was before.',
  'connect-current-refused': 'A request to connect the connector that is already current is refused.',
  'connect-declined': 'A request that the user rejects in the wallet can be sent again.',
  'connect-pending': 'A request that is still open in the wallet only needs an answer there.',
  'connect-not-installed': 'A wallet that is not in this browser leads to where the user can get it.',
  'connect-platforms':
    'A wallet can be reached in this browser, on a phone, on this computer or on its site. Only the options that the wallet has are offered.',
  'connect-success': 'On success the ring closes, and 0.9 s later the modal closes.',
  'connect-code-row':
    'The code that any wallet can scan has its own row, which shows how many wallets the directory knows.',
  'connect-terms':
    'If the dApp asks for it, the user has to accept its terms and privacy policy before anything leads to a wallet. The acceptance is remembered until the documents change.',
  'connect-terms-line':
    'Below the methods to connect, the list says what the user accepts by connecting, with links to the documents.',
  'connect-wide':
    'If the dApp asks for it and the page is wide enough, an explanation of what a wallet is appears beside the listed wallets. Otherwise, and in every other view, the card stays narrow.',
  'connect-collapsed':
    'If the dApp asks for it and there are logins, the wallets are behind a button that leads to them.',
  'connect-hidden':
    'If the dApp hides wallets and there are logins, only the logins are listed. Without logins, the wallets are listed anyway.',
  'connect-kinds':
    'EVM wallets that announce themselves, and the wallet in `window.ethereum`, are listed unless the dApp turns them off. A connected wallet is always listed.',
  'connect-in-session':
    "WalletConnect has one session at a time. While it lasts, the wallets of the directory are listed but can't be chosen, and the list says which wallet to disconnect first.",
  'directory-prefetch':
    "The directory's first wallets load when the modal is first opened, and nothing waits for them.",
  'directory-page': 'A page has 40 wallets and the pictures of its first 20. Wallets that have loaded stay.',
  'directory-search':
    'A search starts 300 ms after the last keystroke and uses the trimmed text. It shows up to 100 wallets, and ignores the response to an older text.',
  'directory-featured':
    "Featured wallets appear in the dApp's order. Recommended wallets appear only if the dApp names none itself.",
  'directory-pictures': 'Pictures are preloaded. Preloading stops after 2 s.',
  'directory-again': 'Requests that failed are sent again when the modal is opened again.',
  'directory-retry': 'A request to a service that is busy or broken is retried twice.',
  'directory-identity':
    'Every request includes the project, the kind of kit and its version, and leaves out empty parameters.',
  'directory-downloads': "A wallet's stores are offered as links for this device, and as a code for a phone.",
  'directory-assets':
    "A network's picture is the dApp's own. Otherwise, with a project, it is the directory's picture for the id that the dApp gave, or for a network that the directory knows. A wallet's picture is the dApp's own, otherwise the wallet's.",
  'embedded-frame':
    'The embedded wallet is a page of another origin in a frame, which holds the keys. The first request creates the frame. It is created at the start only if an email login was used before, or in an installed app.',
  'embedded-load':
    'A frame that does not report ready within 20 s is given up, and the next request creates it again. A frame that is ready gets its first request 0.5 s later.',
  'embedded-installed':
    'In an installed app (PWA), the frame is created at the start, so that the window of a login can open at once. If the frame does not load, the developer is told.',
  'embedded-address':
    "The frame's address contains the project, the network on which a login begins (the last one, otherwise the dApp's first) with one of its nodes, and whether the frame may write to the console.",
  'embedded-patience':
    "If the frame takes longer than 120 s over an email, a device, a code, a provider or the user's data, that request is given up together with all other open requests. If nothing else has ended the wait by then, the view gives up after 150 s.",
  'embedded-abort': 'Every abort settles all open requests, however often it happens.',
  'embedded-origin':
    "A message counts only if it comes from the frame's own window and origin. Messages are sent to that origin only.",
  'embedded-messages':
    'Each request has an unguessable id, and is answered by a message with that id, name and shape. A message of another shape is not an answer.',
  'embedded-errors':
    "The cause of a failed login is recognised by the frame's wording. A cause that is not recognised is reported as a failure of the wallet.",
  'embedded-alerts':
    "The wallet can't work for this dApp if it does not load, does not answer in time, does not allow the domain, does not know the project, finds the clock wrong, or finds the session expired. Each of these is an alert for the developer, and an error with a sentence of its own for the user, who can always connect in another way.",
  'embedded-session':
    'If the frame says that the session has expired, the connection ends, and nothing of the login is left.',
  'embedded-resend':
    'No second email is sent within 30 s of the first, whichever tab asks. When an email is sent again, the user is told. A user who enters the same email again in that time, even after closing the modal, is led to the step that waits for the first email.',
  'embedded-storage':
    "The data that is remembered of a login has the reference product's keys. It is removed when the frame says that there is no login.",
  'embedded-half-done':
    "A login that the user leaves before it is done leaves nothing behind. What is known of it is stored only once the code or the provider has proved it. A frame that logs in after all is signed out. So is a login whose wallet can't be connected afterwards, or whose user leaves or reloads the page before the wallet is connected.",
  'embedded-one-step':
    'If the dApp signs users in, a login on EVM also signs the user in, without another question. The result is compared with the request and the account, and verified. If any of that fails, the user is logged in and asked to sign in as with any wallet.',
  'embedded-sign-out': 'Signing out first forgets the login, and then waits for the frame for 3 s at most.',
  'embedded-methods':
    "A call is answered without the user, needs the user's approval in the visible frame, or is refused with 'Requested RPC call is not allowed'. A refusal also ends every call that waits for the user's approval.",
  'embedded-connector':
    'The embedded wallet is a connector of wagmi, and a wallet of the Wallet Standard for the Solana adapter. It is reported as `AUTH`. Its code loads when a user logs in, or if a user was logged in before.',
  'embedded-namespaces':
    'One login is valid in all namespaces. Choosing a network of another namespace connects the wallet there without another login, and signing out ends all of these connections. On Solana there is one account, a plain one.',
  'embedded-network': 'The frame is told the network of the active account whenever that changes.',
  'embedded-provider': "The wallet's provider implements EIP-1193, and passes on the frame's errors with their codes.",
  'embedded-email':
    'The user logs in to the embedded wallet with an email, and the wallet is then connected like any other. The field for the email is one of the methods to connect.',
  'embedded-device':
    'A browser that is new to the service has to be approved with the link in the email before a code is sent.',
  'embedded-code': 'The code has six digits. It is submitted with the last digit, and can be pasted.',
  'embedded-approve':
    "A request that needs the user's approval is shown in the frame, in the place of the card. A user who leaves it has rejected it.",
  'embedded-theme':
    'The frame looks like the modal. It gets the current theme and the theme variables when it loads, and whenever either changes.',
  'embedded-user':
    'A connection of the embedded wallet reports who is logged in, with which provider, which account types there are on its network, and which of them is in use. The dApp reads this as `embeddedWalletInfo`.',
  'embedded-smart-networks':
    'The user can switch to a smart account only on networks on which the service says that it has them. The service is asked once. If it does not answer within 3 s, the account types that are reported for the user count. The dApp reads the list as `smartAccountEnabledNetworks`.',
  'embedded-deployed':
    'Whether a smart account is on the chain is checked again when it has sent something, or when that transaction ends. Until the account is on the chain, this is checked every 3 s, 10 times at most.',
  'embedded-account-type':
    "If there are two account types, the user can switch between them and stays connected. The choice is stored and requested at the next login. Without a choice, the dApp's preference counts, and without that, EVM uses the smart account.",
  'embedded-email-change':
    'A new email replaces the current one once a code has proved each of them, the current one first. Until then nothing changes. Other tabs follow. A code that is being checked counts even if the user has left.',
  'error-catalogue': 'Every error that is thrown has a code from the catalogue and exactly its sentence.',
  'error-wallet-codes':
    "The adapter turns a wallet's standard codes (EIP-1193, EIP-1474, EIP-5792, CAIP-25) into errors of the catalogue.",
  'error-relay':
    'What a relay refuses (origin not allowed, token not yet valid, invalid key) becomes the alert for it.',
  'error-options': "Invalid options are refused with the catalogue's sentence.",
  'error-hooks':
    'A hook that needs the kit throws before `createAppKit`, and says so. A hook that only reads an account, a network or a provider returns that there is none (`api-early`).',
  'error-reportable':
    "If a failure is not the user's own doing (a rejection, a typing error), one press leads from it to its code and state path. If the session is recorded, its last events and the whole recording are one press away as well.",
  'flow-state-view': 'A state names its view, and nothing else decides what is on screen.',
  'flow-state-controls': 'Two snapshots of one state differ in text and data, never in which controls can be pressed.',
  'flow-way-out':
    'In every state that the user can see, the controls lead out within a few presses, even if every service hangs.',
  'flow-timeout':
    'Every request has a timeout of 30 s unless another one is specified, or a way to cancel that the user can see.',
  'flow-prompt-hint': 'After 20 s, a prompt in a wallet gets a hint that it may be behind other windows.',
  'flow-prompt-timeout': 'A prompt that is not answered within 5 minutes counts as timed out.',
  'flow-late-answer': "A prompt in a wallet can't be aborted, so a late approval is still honoured.",
  'flow-failure': 'A failure in the context is a code with parameters, and the view shows the sentence for that code.',
  'flow-next-step':
    'Each cause of failure has its own sentence and one next step. A step that would fail again is not offered.',
  'flow-named': 'Every invoke is named after its actor and handles done and error. Every delay is a named constant.',
  'flow-apart': 'Flows do not import each other. They communicate by events and outputs.',
  'flow-copy':
    'When the user copies something, the browser may first ask for permission. The button confirms the copy for 2 s.',
  'id-caip2': "A CAIP-2 network id has exactly two non-empty parts. Anything else is an 'Invalid CAIP-2 network id'.",
  'id-caip10':
    "A CAIP-10 address has exactly three non-empty parts, and the first is a known namespace. Anything else is an 'Invalid CAIP-10 address'.",
  'id-namespaces': 'The namespaces are eip155, solana, bip122, polkadot and cosmos. Each has one descriptor.',
  'id-outside': 'All data from outside is parsed at the edge, limited in length, and shown as text.',
  'id-amounts': 'Amounts are bigint or decimal strings, never floating point.',
  'lazy-closed': 'Until the modal is opened, a page loads only its own files and contacts no other server.',
  'lazy-engine':
    "The engine loads on the first of these: a stored connection, the page's idle time, the pointer or focus near the button, or `open()`.",
  'lazy-idle':
    "What the first open needs is fetched, started and rendered in the page's idle time after its load event, one step at a time. This does not happen in a hidden tab, or on a slow or metered connection.",
  'lazy-rehearsed':
    'As the last step of that idle time, a copy of the kit without ports is opened out of sight and removed again, so that the first open takes no longer than the second. This happens only in browsers that report idle time, once the user has not interacted with the page for half a second, and only if the modal has not been open.',
  'lazy-one-round': 'Everything that the first open needs is requested at once.',
  'lazy-project':
    'What a project adds to the list of wallets loads once the list has been painted, and fills space that was reserved for it.',
  'lazy-notices':
    'The code for notices beside the views, to the user and to the developer, loads with the first notice. Notices wait until it has loaded, and none is lost.',
  'lazy-flow':
    "A flow's chart and a view load when their route is first entered. Loading times out after 30 s, and can be retried if it fails.",
  'lazy-ask':
    'The code that sends a request to a wallet loads when the pointer or the focus is in the list. A wallet that is chosen after that is asked in the same task.',
  'lazy-again':
    'Once it has been opened and closed again, the modal keeps no node, no listener and at most 2 kB. While it is closed, no timer of its charts runs.',
  'lazy-queue': 'Calls before the engine has loaded are queued in order, and none is lost.',
  'lazy-layers': 'A folder imports only what the table of layers allows. There are no cycles.',
  'link-open':
    "On a phone, a wallet's app is opened by its link as soon as there is a code, or by a press if the browser requires one.",
  'link-page':
    'The three wallets with their own link format open this page in their own browser, and nothing is paired.',
  'link-remembered':
    "The link that opened a wallet is remembered for the wallet's later requests, until the session ends.",
  'look-ring':
    "The ring around a wallet's icon shows the state. It turns while the wallet is asked, breaks on rejection, and closes on success. On success, a phone also vibrates.",
  'look-motion':
    'Changes of the header, the height and the view take 120, 150 and 150 ms, and no time with reduced motion.',
  'look-press':
    'After the first view, a press in the modal goes to the control on which it began, wherever the layout moves that control before the finger is lifted. If the pointer is dragged away, nothing is pressed.',
  'look-accessible': 'Every story passes axe, every control can be reached by keyboard, and changes are announced.',
  'look-first-field':
    'In a view with a field to type in, the user can type at once, and Enter leads on. On a touch screen, the field waits to be touched.',
  'look-language':
    "The modal and the page's buttons use the language that the dApp sets. Arabic runs from right to left. A text that the language does not have is shown in English.",
  'look-money':
    "Money has two decimals, and its sign is where the visitor's language has it. An amount above zero is never shown as zero, and a cost is never understated.",
  'look-story': 'Every state that the user can see has a story, and CI fails if one is missing.',
  'look-truncate': 'Long names and addresses are truncated without losing what distinguishes them.',
  'look-colours':
    'Texts are legible in light mode, in dark mode and in forced colours. Every edge, icon or selection that is visible in one of them is visible in the others.',
  'look-text-spacing':
    'A user who increases the spacing of lines, letters and words, as far as WCAG 1.4.12 specifies, loses no text. Only names from outside, and rows of long lists, are cut at their end.',
  'look-sheet':
    "A phone's sheet has a bar to pull it down with a finger or a pen. Pulling it down closes it like a press on the page behind it. A pull that is too short, or that is not allowed to close the sheet, springs back. A drag on a control or a list is not a pull.",
  'names-where':
    'The user of the embedded wallet can register a name for the account, in the namespaces that have names and on the networks that the service serves. An account that has a name is not offered another. If the name could not be looked up, the user is told.',
  'names-valid':
    'A name has 4 to 63 characters, and contains only lower-case letters, digits and hyphens, without two hyphens in third and fourth place (ENSIP-15). Other characters are left out as the user types, with a message if one may have looked like a letter. A suffix that is pasted with the name is not part of it.',
  'names-suggest':
    'While a name is typed, the modal says whether it is available and which other names are, or that the service does not say. An answer for an earlier text is ignored.',
  'names-message':
    "The user signs a JSON message with the name, its attributes and the time in seconds. The name is registered for the coin type of the account's chain, as ENSIP-11 numbers it.",
  'names-registered':
    "If the service refuses, its own words are shown, and the user can try again. A name that the service refused can be submitted again only once it has been changed or checked again. If a response was lost, or is not the service's, the name is looked up before anything is reported as failed. A name that was signed is registered whether or not the user waits.",
  'names-end':
    'A toast reports the outcome for a signed name wherever the user is, with the name or the reason. Closing the modal cancels nothing.',
  'names-known': "A name that has just been registered is the account's name at once, whatever was cached.",
  'nav-routes':
    'The modal has no URL. It is closed, or shows the top of a stack of routes. A route is a view of the kit, or hosts a flow.',
  'nav-start':
    'The stack starts at the view that the dApp asked for, if it can be shown now. Otherwise it starts at Account for a connected user, and at Connect for any other.',
  'nav-open-names':
    'A dApp can open only the views that the table of routes offers. A route with a subject (a wallet, a network, a login to the embedded wallet) opens only with that subject.',
  'nav-push-ignored': 'Pushing the current view does nothing.',
  'nav-reset':
    'Opening a view in the open modal resets the stack to that one route. A replace exchanges only the last route.',
  'nav-back-closes':
    'Going back with a single route on the stack closes the modal. The header offers Back only if there is a step back.',
  'nav-back-account': 'Going back to Connect while connected shows Account, unless the list has a subject.',
  'nav-back-index':
    "Going back to an earlier route keeps the routes up to that one. After a wallet was added, that route is the user's wallets. If a question is still open, that route is the question.",
  'nav-back-flow': 'Back goes to the flow first, if its state can take it, and otherwise to the stack.',
  'nav-refused': 'A refused move leaves the stack as it was.',
  'nav-lifetime': 'A flow runs as long as its route is on the stack, whether or not it is on top.',
  'nav-outcome': 'When a flow ends, its output says what happened, and the table of routes says what follows.',
  'nav-closing':
    'While the modal closes, its content stays alive. Opening it again reverses the exit and shows what that call asks for.',
  'nav-wallet-gone': 'When the connection ends, the routes that need one leave the stack.',
  'nav-manual': 'If the dApp creates pairings itself, opening leads to its pairing, and there is no list of wallets.',
  'nav-learn':
    'For newcomers, there is a view on what a wallet is, one on what a network is, and one on where to get a wallet.',
  'network-supported': 'A network is supported if its namespace has no requested networks, or if it is one of them.',
  'network-same-ignored': 'Switching to the current network does nothing.',
  'network-choice':
    'Choosing a network leads to SwitchNetwork if a wallet has to be asked, and to SwitchActiveChain if the other namespace has no address. Otherwise it just selects the network.',
  'network-reported':
    'A switch is complete when the wallet reports the network, so a late success overrides an early error.',
  'network-asked-again': 'If a wallet has not answered for 20 s, the user can send the request again.',
  'network-failed-back':
    'A failed switch goes back and says why: beside its network if the list of networks is below, otherwise in a toast.',
  'network-way-out': 'A switch away from an unsupported network closes the modal.',
  'network-unsupported-view':
    'UnsupportedChain opens if the active network is unsupported, unless switching is off, unsupported chains are allowed, or the dApp runs in basic mode.',
  'network-switch-off': 'If the dApp has turned switching off, the modal never offers networks.',
  'network-namespace-switch':
    'A switch to another namespace activates its network and discards what belonged to the previous one, including forms.',
  'network-unknown-added': 'If the wallet does not know a network (4902), the network is added to it.',
  'network-come-and-go':
    'Networks can be added and removed while the kit runs. When the active one is removed, the first that remains becomes active.',
  'network-no-networks': 'A namespace without networks shows no wallets.',
  'network-definition':
    'Every network has a CAIP-2 id. A network that the dApp does not know is described by its id alone.',
  'node-order': "The dApp's nodes are tried first, then the project's, then the network's own.",
  'node-transport':
    'Requests are batched by up to 1000 and time out after 10 s. They are retried 3 times, after 150 ms that double each time, or after Retry-After.',
  'node-fallback':
    'Nodes are ranked by 10 pings, weighted 0.7 for stability and 0.3 for latency. A rejection by the user is not tried on another node.',
  'node-retry-statuses':
    'A request is retried after 403, 408, 413, 429, 500, 502, 503 and 504, after an exceeded limit, and after an internal error.',
  'notice-toasts': 'At most 20 toasts are kept, and the oldest are dropped.',
  'notice-toast-times':
    'An error or plain toast stays for 4 s, and a success for 2 s. A loading toast stays until it is dismissed or replaced.',
  'notice-toast-once':
    'An error that says the same as a visible one replaces it and restarts its time, unless it has an id of its own.',
  'notice-snackbar': 'The snackbar shows one short message at a time. The next one appears 150 ms after it has gone.',
  'notice-snackbar-time':
    'A message in the snackbar disappears after 2.5 s, or when the user leaves the view that it was about. A loading message stays.',
  'notice-alerts':
    'A problem that only the developer can fix is an alert. Each kind is shown once, and only in debug mode.',
  'notice-beside':
    "A toast never covers the modal's card. If there is no room beside the card, below it, or on a phone above it, the card makes room.",
  'notice-own':
    'A dApp can show its own toasts and short messages. While the modal is closed, a short message becomes a toast.',
  'notice-position':
    'While the modal is closed, a toast appears where the dApp says, in one of six places. Beside the open modal, all toasts are in one place.',
  'notice-alert-texts': 'An alert of the catalogue has a fixed short text, and a long text that says what to do.',
  'onramp-providers':
    'The providers are those that the project and the dApp allow, as far as they sell to accounts of the namespace. Meld is one of them only if the dApp has its own account there.',
  'onramp-options':
    'The blockchain API says which coins can be bought, and which currencies they can be paid with. The coins are those that it names for the network, or all of them if it names none. The lists can be searched by name and symbol.',
  'onramp-defaults':
    'USDC and US dollars are preselected, or else the first of each list. If the API does not say what can be bought, the built-in options are used.',
  'onramp-limits':
    'An amount is a sum of money with two decimals at most, within the limits of at least one payment method.',
  'onramp-pictures':
    "Currencies and coins have the directory's pictures, and the first ones load before their list is opened. Without a picture, a currency has its sign, a well-known coin its mark, and any other coin its initial.",
  'onramp-meld':
    'Meld sells one coin, SOL on Solana and USDC elsewhere, and is given no amount, and the modal tells the user so. If no other provider sells, that coin is the only one, and its amount is an estimate.',
  'onramp-steps':
    'The form names the first thing that is missing: an amount, a valid amount, an amount within the limits. After that, a provider can be chosen.',
  'onramp-quote':
    'An order is quoted once the user has not typed for 500 ms. An answer to an earlier order is ignored. So is a quote in another currency, for another sum, of more than 10⁹ coins for each unit paid, or with a fee above its total. The fees are shown as one sum, and the total is shown if it differs from the amount that was typed.',
  'onramp-estimate': 'If no provider quotes, a rate of one to one is shown and marked as an estimate.',
  'onramp-link':
    'A provider can be chosen once its page is known. The page gets the amount to buy, or the amount in US dollars if that is an estimate. A provider without a page says so, and the pages can be requested again.',
  'onramp-window':
    "The press itself opens the provider's page in a window of 600 by 800, and the page can't reach back. If the browser blocks the window, the user is told. A closed window can't be told apart from one whose page has cut itself off. Neither ends the purchase, and the window can be opened again.",
  'onramp-watch':
    'A purchase is checked every 4 s for 180 s, and then every 30 s for a day, even after a reload and while the modal is closed. It is reported once, by a toast. The reported purchase is of the coin that was ordered, of the ordered amount except for fees, newer than the order, and not that of another order.',
  'onramp-activity':
    'Purchases are listed newest first, each with its status, and are loaded again when any of them arrives. If there are none, the list leads to the form.',
  'onramp-reset':
    'Changing the account or the network starts a new form. If something was filled in, the user is told. What was paid before is still followed, and the view says for which account.',
  'pairing-one': 'Everything that needs a pairing shares one.',
  'pairing-expiry': 'A pairing is offered for 4 minutes, and counts as expired when 10 s or less remain.',
  'pairing-renewed': 'A code on screen is renewed without a click. A code that is not on screen lapses.',
  'pairing-late': 'A pairing that is approved late still connects.',
  'pairing-refused':
    "If the wallet rejects, or if the relay refuses the page or can't be reached, the modal tells the user. Nothing is retried until the user asks.",
  'pairing-session':
    'An approval covers every namespace of the session. A malformed session is ended before a chart receives it.',
  'pairing-one-step': 'A wallet that can sign in with its approval does both in one step.',
  'pairing-tabs': 'Each tab receives the events of its own sessions, whatever other tabs of the site listen to.',
  'pairing-stray': "A wallet's event about a chain that its session does not have leaves no error in the page.",
  'portfolio-tokens':
    'The tokens of the account on its network are listed with their amount, truncated to 3 decimals, and with their value in dollars if their price is known.',
  'portfolio-total':
    'The total is the value of all tokens with a price, in dollars and cents, computed exactly. It is not shown if there are tokens and none of their prices is known. An account without tokens has a total of zero.',
  'portfolio-tabs':
    "Tokens, NFTs and activity are tabs. If the account's history is not available, only the tokens are shown, without tabs. The card does not shrink from one tab to the next.",
  'portfolio-nfts':
    'The NFTs are those that came to the account and have not left it, as far as its activity has loaded. NFTs that are marked as spam are left out.',
  'portfolio-poll':
    'While the tokens are on screen, they are requested again every 10 s, until the service says that it is overloaded (503).',
  'portfolio-empty':
    'An account that holds nothing shows how to receive something, and how to buy it if that is possible.',
  'receive-address':
    'Receiving shows the whole address, a code that a wallet can scan (EIP-681, Solana Pay), and the networks on which the address works.',
  'send-steps':
    'The button names the first thing that is missing, in this order: a token, an amount, a valid amount, enough funds, a receiver, a valid receiver. After that, it leads to the review.',
  'send-wish':
    "The arguments that a dApp passes to `open` fill in the form, after the wallet has been asked for their network. If a value makes no sense, the user is told, and the form is empty. A value that can't be read at all is reported to the developer and left out.",
  'send-amount':
    "The amount is entered in the token, or in money if the token's price is known. The amount in the other is shown below.",
  'send-exact': 'Amounts are whole numbers of the smallest unit or decimal strings, and are never rounded on the way.',
  'send-number':
    "A number is read and shown as the visitor's language writes it, whatever language the modal is in. Signs, exponents, half-typed groups, more decimals than the token has and more than 78 digits are refused.",
  'send-max': "Max sends all of a token. Of the network's native currency, it sends all but what the network needs.",
  'send-token':
    "The tokens of the account can be searched by name, symbol and address. If the API fails, they are those that the node knows: the network's native currency and the tokens that the dApp names. The user is then told that there may be more.",
  'send-receiver':
    "A receiver is an address of the network, with a correct checksum if it has one. It is neither the token's own address nor an address that no one owns, such as the zero address. On Solana, a token account of the same token is itself the receiver. A mint, or an account of another token, can't be a receiver.",
  'send-zones':
    "A name is an ENS name if Ethereum is among the dApp's networks, or a name of the blockchain API's register if the dApp has a project. The register is asked first for names of its own zones. ENS names whose address a server keeps (EIP-3668) are included, and the contract checks that address.",
  'send-name':
    "A text that is not an address yet is looked up, or marked as wrong, once the user has not typed for 500 ms. An answer to an earlier text is ignored, a name that its register can't have is not requested, and a record of another name is refused. If the register refuses, its own words are shown. The address that the name leads to is shown in full. A screen reader announces how each lookup ends.",
  'send-known-as':
    'The receiver and earlier receivers are shown with the name and the picture that their owner has given them, if these arrive within 5 s and the name leads back to the address. The address stays visible. A name that the user has not typed is not treated as one that was looked up.',
  'send-paste':
    'An address, a name, a payment URI (EIP-681, Solana Pay) or an account id (CAIP-10) can be pasted. A request to pay a token fills in the receiver, and also the token and the amount if the account has that token. A request for another call, or for another network, is refused.',
  'send-scan':
    'If the browser reads codes (`BarcodeDetector`) and has a camera, a code can be scanned, and is read like pasted text. Nothing loads and no camera is requested before that. The camera is off once the user leaves it, a code is read, or the camera is refused.',
  'send-reset': 'Changing the account or the network starts a new form. If something was filled in, the user is told.',
  'send-review':
    "Before the wallet is asked, the review shows the whole address, the network, the fee in both units, and the amount that moves according to the node, if that is not the requested amount. If the transfer would fail, the review says why, or which of its costs the account can't pay. If the fee has doubled in the meantime, the user is told, and the view scrolls to it.",
  'send-look-alike':
    "If a receiver begins and ends like an earlier one but is another, the user is told and the difference is marked, even if something was sent to this one as well. Nothing is sent to it, or to a token's own address, until the user has said that the whole address is right.",
  'send-first-time':
    "The user is told if the receiver is new, a contract, a token's own address, an address that was never used, or the sender itself. If the token keeps a part, the user is told that less arrives than is sent.",
  'send-elsewhere':
    'If there were transfers to the receiver on another network only, the user is told, because an exchange may not credit a deposit from this one.',
  'send-history-missing':
    "If the account's history does not load, a receiver that this browser does not know is reported as one that could not be looked up, not as a new one.",
  'send-recent':
    'While there is no receiver, the user can choose from up to three addresses to which the account, or this browser, has sent something of value on this network. An address that has only sent to the account, or to which only zero amounts were sent, is not among them.',
  'send-refused':
    'If the wallet refuses, nothing is sent, and it can be asked again. If the modal is closed by then, or the wallet is disconnected, a toast says so.',
  'send-pending':
    "A transaction outlives the modal and a reload; at most 99 transactions do. A toast reports its end, with a link to the network's explorer. If a wallet does not name the transaction that it sent, nothing is followed. The user is then told to check the wallet before sending again, and is not led to sending again.",
  'send-undecided':
    'If the wallet, its session or its provider is lost while it is asked, or the request times out or has an unknown outcome, the wallet may have carried it out. This counts as a transaction that the wallet does not name, not as a refusal. The toast outlasts the modal, and for 5 minutes the next review says so, in every tab. After any other answer from the wallet, and after a failure before it is asked, nothing was sent.',
  'send-replaced':
    'If a transaction was sped up, cancelled, or dropped by the network, the user is told exactly that. A transaction that the network rejected or dropped can be reviewed and sent again.',
  'send-fresh':
    "The account's balances are requested again when a transaction ends and when a transfer is reviewed. The form stays as it is. In the review, the node's answer takes precedence over the list.",
  'send-one-prompt':
    'If the wallet has not answered an earlier transfer, or has not said what became of it, the review says so. This includes a transfer of another tab, and one that this page requested in the 5 minutes before it was reloaded. Another transfer is requested only after the user has confirmed it twice. If the wallet approves the transfer that the form still describes, that transfer counts as sent and the form ends.',
  'send-buy':
    'If the account has too little and an on-ramp is offered, the user can buy crypto, and returns to the unchanged form.',
  'sessions-where':
    'Sessions belong to a smart account, on a network that has smart accounts, in a dApp that has a project and wants them shown (`features.smartSessions`). The account then leads to them. Otherwise nothing does.',
  'sessions-list':
    "The list shows what apps may do now, the latest session first. Sessions that were ended or have expired are not listed. A session that can't be read completely is still listed. If a session has no id, the list says that it is incomplete. What could not be loaded can be requested again.",
  'sessions-words':
    'A session says which app holds it, on which network, what the app may do, in plain words with the limits, and until when. An app without a name is shown by its host. What is not known is marked as unknown. A permission of an unknown kind has its own name, and comes first.',
  'sessions-units':
    'A limit is shown in the units of what it limits. The network says what a token is called and how many decimals it has. Until it does, or if it does not, the view says so in place of the limit, and the user can still go on.',
  'sessions-revoke':
    "The wallet ends a session and signs that this is the user's wish, and the service is told with that signature. If the user rejects it in the wallet, nothing has changed. If the wallet can't end the session, the service is asked whether it has ended already.",
  'sessions-untold':
    'If the wallet has done its part and the service was not told, the service is told again without asking the user again.',
  'sessions-request':
    "A dApp's request is checked before anything starts. It needs a key, a permission and an end in the future, and has to be for the connected account and network.",
  'sessions-grant':
    'The service adds a key of its own, the wallet asks the user, the service is told, and only then does the dApp get its answer. If anything prevents that, or if the user leaves, the dApp gets an error.',
  'signin-opens': 'The sign-message view opens after connecting if the active account has no session.',
  'signin-app':
    "The request names the dApp by the name that it was set up with, otherwise by its page's title, otherwise by its host.",
  'signin-required':
    "The view can't be closed while a required session is missing. A refused close shakes the card for 500 ms.",
  'signin-optional':
    'If a session is optional, the user is asked once after connecting, and once for another account or network that they change to. They can continue without a session.',
  'signin-cancel':
    'If a session is required, cancelling goes back to the last network that has one, otherwise it disconnects. The view says beforehand which of the two will happen.',
  'signin-return-gone':
    'Cancelling does not go back to a network that the dApp has removed. The view then offers to disconnect, and cancelling does so.',
  'signin-message':
    'The message is created in advance. If it stays unsigned for 4 minutes, it is created again before it is signed.',
  'signin-approve':
    'What the embedded wallet asks its user while it signs is shown above the question, even if a session is required. Answering it or leaving it leads back to the same question.',
  'signin-signed': 'A verified signature adds a session and closes the modal.',
  'signin-failed':
    "A failed signature reopens the view with 'Error signing message'. No message is shown to a wallet twice.",
  'signin-verifying': "While a signature is verified, a loading message says 'Authenticating...'.",
  'signin-unread':
    "If a session is required and sessions can't be read, or no message can be created, a toast says 'A problem occurred while trying initialize authentication' for 30 s, and the wallet is disconnected.",
  'signin-checking':
    "If a user who needs a session, or has just connected, waits for the session store for more than 0.9 s, a loading message says 'Authenticating...'.",
  'signin-session':
    'A session belongs to one account on one chain. Sessions are read at start, after a reload, when another tab changes them, and before they expire.',
  'signin-ends': 'Sessions end with the connections that they belong to, and on sign-out.',
  'signin-late-revoked': 'If a session is verified after the user has cancelled, it is revoked.',
  'signin-lazy': 'A dApp without sign-in loads none of its code.',
  'signin-messages': 'Messages follow EIP-4361 and CAIP-122, and times are RFC 3339.',
  'signin-legacy': 'The old SIWE configuration still works.',
  'signin-cloud': "The cloud's authentication service stores the sessions of a project.",
  'social-order':
    'The providers appear in the order of the dApp or its project, otherwise google, x, discord, farcaster, github, apple, facebook. They are offered if there is an embedded wallet and no user is logged in to it.',
  'social-telegram':
    'Within Telegram, providers whose login does not work there are left out: Google on iOS, X on macOS, Facebook and X on Android.',
  'social-layout':
    'Two providers are side by side with their names. Of any other number, the first is a wide button with its name, and the rest are icons below it. Of more than six, the first five are visible, and one press shows the others.',
  'social-telegram-return':
    'Telegram opens no window, so the page itself goes to the provider. When the page has come back, its login continues, once. An answer that this page did not request does not count.',
  'social-window':
    'The window for a login at a provider is opened in the click itself. It is closed when the login ends, when the user leaves it, or if the login has not started within 40 s.',
  'social-origin':
    "During a login in a window, only messages from that window count. An answer from an origin other than the embedded wallet's ends the login.",
  'social-patience':
    'After 45 s the user is told that the login has timed out. A later answer still counts while the window is open.',
  'social-farcaster':
    "The user logs in to Farcaster on a phone: by scanning a code, or by a link on the phone itself. If the user leaves before that is done, the frame loads itself again, and 100 ms later it gets the dApp's data again.",
  'storage-version':
    'Stored data is versioned and checked when it is read. It is also read from where the reference product wrote it.',
  'storage-recent': 'The connectors and the two wallets that were used last are remembered, newest first.',
  'storage-tabs':
    'Two tabs share one store without corrupting it. When one tab ends or chooses something, the other tabs follow.',
  'swap-offered':
    'Swaps are offered if the dApp has a project that does not turn them off, and if the network has them.',
  'swap-steps':
    'The button names the first thing that is missing, in this order: a token, an amount, a valid amount, enough funds, an offer, an allowed slippage. After that, it leads to the review. If no offer could be loaded, the button requests one again.',
  'swap-wish':
    'The arguments that a dApp passes to `open` fill in the form, with tokens given by their symbols. If a value makes no sense, the user is told. Otherwise the form starts with 1 unit of the native currency to give.',
  'swap-tokens':
    "Each side is one of the tokens that can be swapped, and those that the account holds are listed first. Tokens can be searched by name, symbol and address. One token is never on both sides: choosing the other side's token turns the sides around.",
  'swap-exact': 'Amounts are whole numbers of the smallest unit or decimal strings, and are never rounded on the way.',
  'swap-quote':
    'An amount is quoted once the user has not typed for 200 ms, and again every 10 s. An answer to an earlier request is ignored. So is an offer of something else, of 10¹⁸ tokens or more, or of what is worth a million times what is given.',
  'swap-costs':
    "The least that arrives and the sum of the fees are shown before the wallet is asked. The price impact, the provider's fee (0.85 %) and the network's cost are folded away behind the rate. If the fees have no sum, they are unfolded.",
  'swap-slippage':
    'At most 1 % may be lost to a price that moves, unless the user sets another limit, from 0.01 % to 50 %. The user is warned of more than 5 %. A typed value applies once the user is done with it. A value that is not allowed changes nothing.',
  'swap-impact':
    'The user is warned of a price impact of 5 % and more, in the form and again in the review. It is computed from the latest price and from what arrives according to the node.',
  'swap-plan':
    "The transaction that the wallet is to sign is built again for each review, and the node runs it first. It has to take what is given and no more, and bring the least that was agreed to; otherwise the wallet is not asked. If the node can't say, a warning tells the user. A transaction that spends a token in another way is always refused.",
  'swap-fresh': 'What is signed is never older than 10 s.',
  'swap-moved':
    'If the offer differs from what the user has seen by more than the slippage, in either direction, the user is told and has to agree.',
  'swap-approval':
    'An approval covers exactly what is swapped, for the contract that swaps it. If enough is approved already, no approval is requested.',
  'swap-leftover':
    'If a smaller amount is approved already, and the token refuses another approval until that one is revoked (as USDT does), revoking it is a step of its own before the approval, and the review says so. The node says whether the token refuses. If it does not refuse, nothing is revoked.',
  'swap-atomic':
    "If the wallet reports that it can do several calls at once (EIP-5792), the approval and the swap are one step: both or neither. If the wallet then can't, the next review requests the approval separately. Only the wallet knows what became of the calls: while it is not connected, they are followed for 2 minutes and no longer.",
  'swap-one-prompt':
    'If the wallet has not answered an earlier transaction, or has not said what became of it, the review says so. This includes a transaction of another tab, and one that this page requested in the 5 minutes before it was reloaded. Another transaction is requested only after the user has confirmed it twice. If the wallet approves the transaction that the form still describes, that transaction counts as sent and the form ends.',
  'swap-refused':
    'If the wallet refuses, nothing has changed, and it can be asked again. An approval that is confirmed stays. If the wallet is lost while it is asked, that is not a refusal (`send-undecided`).',
  'swap-reset':
    'Changing the account or the network starts a new form. If a token to buy was chosen, the user is told.',
  'swap-end':
    "The user is told of a swap's end wherever they are. Both balances are requested again, even below an open form.",
  'trace-inputs': 'A trace contains only inputs, has a limited size, and is checked when it is read.',
  'trace-replay':
    'A replay runs the inputs through the same charts. It reaches the same states, or says where it differs.',
  'trace-redaction':
    'Secrets and addresses are replaced by placeholders of the same shape, and equal values by equal placeholders. Of an amount, only the magnitude is kept.',
  'wallet-source':
    "The library that owns a connection is its only source. A chart follows the library's report, and a request only speeds that up.",
  'wallet-status':
    'A namespace is disconnected, connecting, connected or reconnecting. While it is disconnecting, it still counts as connected.',
  'wallet-reconnect':
    'On load, the stored connectors are tried, the most recently used first. A connector that fails, or hangs for 5 s, never keeps the next one waiting.',
  'wallet-safe':
    "In Safe's app, its connector connects as the page loads, even on a first visit. In a page that is not in a frame, it is not listed.",
  'wallet-calls':
    'To connect an EVM wallet, the adapter sends it the requests that wagmi sends. A wallet is asked once more only if it has not said by itself what it shares, or if it has reported a change in the meantime.',
  'wallet-listeners':
    'Accounts, chain and disconnection are followed in every wallet, except for embedded and WalletConnect connectors, which report their own changes.',
  'wallet-activate': 'If there are several connections, one of them becomes the active one when the report says so.',
  'wallet-single': 'If several wallets are not enabled, a new one replaces the previous one.',
  'wallet-disconnect':
    'Disconnecting removes one connection, or all of them one after the other. The next one that remains becomes active.',
  'wallet-disconnect-cap': 'A disconnection that takes longer than 3 s is given up.',
  'wallet-disconnect-untried':
    'A user who disconnects while stored connectors are still being tried disconnects these too, on this page and for the next visit. A user who disconnects while a wallet is asked to connect cancels that request.',
  'wallet-last-gone': 'When no connection remains, a disconnect event is emitted.',
  'wallet-key': 'Connections are keyed by connector id, ignoring case.',
  'wallet-recent': 'Recent connections are listed if their connectors are available and not connected.',
  'wallet-recent-kept':
    "The first 10 accounts of a connection and its network are remembered beyond its end, until the user forgets it. Only its connector's id is then left in the browser.",
  'wallet-recent-again':
    "In the list of the user's wallets, one press connects a recent wallet again, and another press forgets it.",
  'wallet-active-namespace':
    'One namespace is active. When its adapter is removed, the first that remains becomes active.',
  'wallet-account-type': 'A preferred account type outlives its connection and every reset.',
  'wallet-adapter-retry':
    'An adapter that could not be loaded is loaded again after 5 s, or at once if the user asks. If no wallet can be listed without it, the list says so.',
  'wallet-profile':
    "The user's wallets are listed by namespace. There, the user can switch between wallets, add one and disconnect one.",
  'wallet-contract':
    'What crosses a port is plain JSON. Every adapter passes the same suite against real nodes and wallets.',
}

/** What each state of each chart is there for, by the chart's id and the state's path. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  acceptTerms: {
    '': 'The dApp’s terms and privacy policy have to be accepted before anything leads to a wallet, once for these pages [connect-terms].',
    unticked: 'The user has not ticked that they accept: nothing leads to a wallet [connect-terms].',
    ticked: 'The user has ticked it, and can take that back. The kit leads on to where they wanted to go.',
    connected: 'A wallet has connected meanwhile, without the modal. The kit decides what follows [nav-outcome].',
  },
  accountSettings: {
    '': 'What the user of the embedded wallet can set: the email, the network, the account’s type and name; and the way out [account-settings].',
    shown: 'Who is logged in, and what can be set; email, page, type, name and the way out go on side by side.',
    'shown.email': 'An email can be changed; a login at a provider may have none [embedded-email-change].',
    'shown.email.deciding': 'Is there one? It is left at once.',
    'shown.email.known': 'There is one.',
    'shown.email.missing': 'There is none.',
    'shown.dashboard': 'The service’s own page, where the wallet can be had as one’s own.',
    'shown.dashboard.deciding': 'Is there one? It is left at once.',
    'shown.dashboard.known': 'There is one.',
    'shown.dashboard.missing': 'There is none.',
    'shown.accountType':
      'Where there are two account types, the user goes from one to the other; the kit hears of it from the wallet, whether or not this flow is still there [embedded-account-type].',
    'shown.accountType.deciding': 'Are there two? It is left at once.',
    'shown.accountType.single': 'There is one type only.',
    'shown.accountType.settled': 'The account has the type that was chosen.',
    'shown.accountType.switching': 'The service goes to the other account, for 30 s at most [flow-timeout].',
    'shown.accountType.refused': 'The account is the one that it was, and the row says why.',
    'shown.name': 'An account without a name can get one [names-where].',
    'shown.name.deciding': 'Can there be one? It is left at once.',
    'shown.name.asking':
      'Whether it has one already, and could get one on its network, is looked up, for 30 s at most [flow-timeout].',
    'shown.name.nameless': 'It has none.',
    'shown.name.settled': 'It has one, cannot have one, or its name could not be looked up.',
    'shown.leave': 'The user can disconnect the wallet [wallet-disconnect].',
    'shown.leave.leaving':
      'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    upgrade: 'The service’s own page makes the wallet the user’s own.',
    left: 'The account is not the embedded wallet’s: there is nothing to set.',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  account: {
    '': 'The account of one namespace: its name and address, its balance, its network, what can be done, and how to disconnect [account-view].',
    shown: 'Layout, name, balance, network, copying and disconnecting go on side by side [account-view].',
    'shown.layout':
      'A wallet of the app’s own has nowhere else to show what it holds; any other wallet does [account-layout].',
    'shown.layout.deciding': 'It is left at once.',
    'shown.layout.list': 'The native balance, and what can be done [account-layout].',
    'shown.layout.portfolio':
      'What the account holds is part of the view, and its total in dollars stands in the balance’s place.',
    'shown.identity':
      'What the account is called, and its picture; until that is known, it goes by its address [account-identity].',
    'shown.identity.asking': 'It is looked up, for 30 s at most [flow-timeout].',
    'shown.identity.known': 'It goes by its name, where it has one.',
    'shown.identity.nameless': 'Its name could not be had: it goes by its address, and no message says so.',
    'shown.balance':
      'The native balance, from the kit’s one balance of the namespace [account-balance-one]; after a failure, a retry is blocked for 30 s [account-balance-gap].',
    'shown.balance.loading': 'The balance is being fetched.',
    'shown.balance.ready': 'It is shown until the account or its network changes, or it is asked for again.',
    'shown.balance.failed': 'The balance could not be fetched [account-balance-gap].',
    'shown.balance.failed.resting': 'No retry for 30 s.',
    'shown.balance.failed.retryable': 'The user may ask again.',
    'shown.network': 'What the app knows of the network that the account is on [account-view].',
    'shown.network.deciding': 'It is left at once.',
    'shown.network.explorable': 'A block explorer shows the account.',
    'shown.network.known': 'The network has no block explorer.',
    'shown.network.unknown':
      'The app does not know the network: the user is told so, and offered nothing that its nodes are needed for [account-unknown-network].',
    'shown.copy': 'A text is copied to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.leave': 'The user can disconnect the wallet [wallet-disconnect].',
    'shown.leave.leaving':
      'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  activity: {
    '': 'What the active account of a namespace has done on its network, newest first [activity-list].',
    shown: 'There is an account. It is followed until the last connection of its namespace is gone.',
    'shown.loading': 'The next page; what is listed stays [activity-page].',
    'shown.loading.first': 'The history is asked for, for 30 s at most [flow-timeout].',
    'shown.loading.second': 'A page may hold nothing but spam: the next one is asked for [activity-page].',
    'shown.loading.third': 'After a third such page the user is asked whether to look further [activity-page].',
    'shown.ready': 'There are more pages, which load as the user scrolls [activity-page].',
    'shown.paused': 'Three pages held nothing new: there may be more, and the user can ask for it [activity-page].',
    'shown.paused.listed': 'What was found is listed.',
    'shown.paused.empty': 'Nothing that was found is worth showing so far.',
    'shown.complete': 'All pages are loaded.',
    'shown.complete.listed': 'All transactions are listed.',
    'shown.complete.empty': 'The account has done nothing on this network.',
    'shown.failed': 'The history could not be fetched. A toast says so, and what is listed stays [activity-failed].',
    'shown.failed.partial': 'The known transactions are listed, and below them what went wrong.',
    'shown.failed.unavailable': 'Nothing is known: what went wrong is shown in place of the list.',
    disconnected: 'The last connection of the namespace is gone [activity-follows].',
  },
  alerts: {
    '': 'What the developer has to fix, each kind once [notice-alerts].',
    showing: 'The oldest is shown until it is dismissed, and only while `debug` is on [notice-alerts].',
  },
  approveTransaction: {
    '': 'The frame of the embedded wallet is in the card’s place while calls wait for the user’s word; what is in it is the wallet’s own [embedded-approve].',
    shown:
      'The user confirms or rejects in the frame; going back or closing rejects what waits, and so do 5 min without an answer [embedded-approve] [flow-prompt-timeout].',
    settled: 'No call waits any more. The kit decides what follows [flow-apart].',
  },
  balance: {
    '': 'The native balance of a namespace’s active account: the account, the button and the dApp read this one [account-balance-one].',
    idle: 'The balance of the account has not been requested yet.',
    loading: 'The adapter is asked; no answer in 30 s counts as a failure [flow-timeout].',
    ready: 'The balance is known.',
    'ready.fresh': 'For 30 s, a view that opens shows it without asking again [account-balance-one].',
    'ready.stale': 'A view that opens asks again.',
    failed: 'A toast says Token Balance Unavailable, also where the modal is closed [account-balance-gap].',
    'failed.resting': 'The adapter is not asked again for 30 s, whether a view or the dApp asks [account-balance-gap].',
    'failed.retryable': 'The user, a view that opens, and the dApp may ask again.',
  },
  buy: {
    '': 'Buys coins with money for the active account: the amount is quoted, a provider sells them in a window of its own, and what was paid is followed until it arrives [onramp-steps].',
    draft: 'Nothing is paid yet. Another account or network begins a form of its own [onramp-reset].',
    'draft.loading': 'Who sells what is loaded, for 30 s at most [onramp-options] [flow-timeout].',
    'draft.unsupported': 'No provider sells for this network; for another one a provider may [onramp-providers].',
    'draft.unavailable': 'Who sells could not be loaded.',
    'draft.form': 'How much is paid and what it buys, and who sells it [onramp-steps].',
    'draft.form.step.amountMissing': 'There is no amount [onramp-steps].',
    'draft.form.step.amountMalformed': 'It is no sum of money [onramp-limits].',
    'draft.form.step.amountLow': 'It is less than any way to pay allows [onramp-limits].',
    'draft.form.step.amountHigh': 'It is more than any way to pay allows [onramp-limits].',
    'draft.form.step.ready': 'A provider can be chosen [onramp-steps].',
    'draft.form.quotes.idle': 'There is nothing to quote.',
    'draft.form.quotes.waiting': 'The user may still be typing [onramp-quote].',
    'draft.form.quotes.asking':
      'The order is quoted, for 30 s at most; one that is changed meanwhile is not heard [onramp-quote].',
    'draft.form.quotes.quoted': 'The provider has said what it costs.',
    'draft.form.quotes.estimated': 'No provider quotes: an estimate is shown, and said to be one [onramp-estimate].',
    'draft.form.links.idle': 'There is nothing to pay.',
    'draft.form.links.waiting': 'How much is bought is not known yet: the pages are told [onramp-link].',
    'draft.form.links.asking': 'The providers are asked for their pages, for 30 s at most [onramp-link].',
    'draft.form.links.known': 'A provider whose page is known can be chosen [onramp-link].',
    'draft.form.links.unknown': 'No provider has a page: they can be asked again [onramp-link].',
    'draft.choosingCurrency': 'The currencies that can be paid with [onramp-options].',
    'draft.choosingToken': 'The coins that can be bought for the network [onramp-options].',
    'draft.learning': 'What buying coins is, for a newcomer [nav-learn].',
    paying: 'The user pays in the provider’s window, while the kit asks what has become of it [onramp-watch].',
    'paying.opening': 'The window opens with the press [onramp-window].',
    'paying.watched': 'For 180 s the user waits for it here [onramp-watch].',
    'paying.watched.waiting': 'The provider’s window is open.',
    'paying.watched.closed':
      'The window is gone, or its page has cut itself off, which looks the same from here: what was paid arrives all the same [onramp-window].',
    'paying.late': 'Nothing has arrived in 180 s. It is still followed, and told when it does [onramp-watch].',
    'paying.failed': 'The provider has called it off.',
    'paying.blocked': 'The browser opens no window until the user allows it [onramp-window].',
    purchases: 'What was bought, newest first; a purchase that arrives meanwhile is asked for again [onramp-activity].',
    'purchases.loading': 'The service is asked what was bought, for 30 s at most [flow-timeout].',
    'purchases.listed': 'What was bought is there.',
    'purchases.empty': 'Nothing was bought so far: something can be.',
    'purchases.unavailable': 'What was bought could not be loaded.',
    bought: 'The user has seen it. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  config: {
    '': 'Features, origins and analytics, by the project’s configuration. The chart tells the kit which features there are, and the developer what is wrong [config-features] [config-origins] [config-analytics].',
    project: 'The features and the allowed origins, by the project’s configuration [config-features].',
    'project.deciding': 'Basic mode asks no project [config-basic]. It is left at once.',
    'project.fetching':
      'The configuration is asked for, for 30 s at most [flow-timeout]. Nothing waits for it [config-optional].',
    'project.checkingLogin':
      'Only logins are bound to the origins that the project allows [config-origins]. It is left at once.',
    'project.checkingOrigin':
      'Whether the project allows this page’s origin [config-origins]; the question takes 30 s at most [flow-timeout].',
    'project.ready': 'The features are those that the project and the dApp agree on.',
    'project.degraded':
      'The service did not answer. The modal does without it until it is opened again [config-optional].',
    'project.misconfigured':
      'Only the developer can fix it, so an alert says so. The modal does without it [config-origins].',
    analytics: 'Whether the project wants analytics: they are off until it says so [config-analytics].',
    'analytics.deciding': 'The project is asked only where the dApp wants it. It is left at once.',
    'analytics.fetching': 'The project is asked, for 30 s at most [flow-timeout].',
    'analytics.unavailable': 'A failure turns analytics off, until the modal is opened again [config-analytics].',
    'analytics.on': 'Analytics are sent [config-analytics].',
    'analytics.off': 'No analytics are sent [config-analytics].',
  },
  connect: {
    '': 'From the list of wallets to an account, whichever wallet answers in the end. The wallet charts ask the wallets; this chart follows their events [connect-status] [wallet-source].',
    choosing:
      'The list of wallets, painted from what is in the page: nothing waits for a server [connect-offline-list].',
    'choosing.deciding': 'Which wallets are there? It is left at once.',
    'choosing.hidden': 'The logins alone: the dApp wants no wallets [connect-hidden].',
    'choosing.collapsed': 'The logins, and the way to the wallets [connect-collapsed].',
    'choosing.all': 'The wallets of this page, the directory’s first wallets, and the way to all of them.',
    'choosing.leading': 'The wallets of this page and the directory’s first wallets.',
    'choosing.installed': 'The wallets of this page. No others can be reached.',
    'choosing.looking': 'The wallets of this page are not known yet: their space is reserved [connect-looking].',
    'choosing.unreached':
      'The code that finds the wallets could not be fetched. It is fetched again by itself, or at once where the user asks [wallet-adapter-retry].',
    'choosing.none': 'There is no wallet. One that is installed now appears without a reload.',
    choosingNamespace:
      'The wallet is there for several namespaces: which of them is to be connected [connect-one-row]?',
    requesting:
      'The wallet is asked; after 20 s a hint says where to look [flow-prompt-hint], and after 5 min the request counts as timed out [flow-prompt-timeout].',
    'requesting.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'requesting.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    failed: 'Each cause of failure has its own sentence and its one next step [flow-next-step].',
    'failed.classifying': 'What can the user do next?',
    'failed.declined':
      'The user rejected the request in the wallet (4001). It can be asked again, or another one [connect-declined].',
    'failed.pending':
      'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    'failed.timedOut':
      'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    'failed.blocked': 'The wallet or the browser lets nothing through until the user allows it there [flow-next-step].',
    'failed.offline': 'The internet or the relay cannot be reached. Asking again may succeed [flow-next-step].',
    'failed.retryable': 'Asking again may succeed. A late approval is still honoured [flow-late-answer].',
    'failed.known': 'The wallet is connected already; another wallet is the next step [flow-next-step].',
    'failed.final': 'Asking again would give the same answer; another wallet is the next step [flow-next-step].',
    'failed.notInstalled':
      'The wallet is not in this browser. How to get it is one click away [connect-not-installed].',
    succeeded:
      'The ring closes on success, and the modal 0.9 s later; the user may close it at once [connect-success].',
    connected: 'The chosen wallet is connected. The kit decides what follows [nav-outcome].',
    connectedElsewhere: 'Another wallet has connected meanwhile. The kit decides what follows [nav-outcome].',
  },
  directory: {
    '': 'What the modal knows of the wallet directory before the user browses it. Nothing waits for it, and the wallets of this browser do not need it [directory-prefetch].',
    prefetching: 'The directory is asked for its first wallets, for 30 s at most [directory-prefetch] [flow-timeout].',
    loadingImages: 'The first wallets are shown with their images, which are given up after 2 s [directory-pictures].',
    ready: 'The modal shows the wallets that are known.',
    failed: 'What failed is requested again when the modal is opened again [directory-again].',
  },
  downloads: {
    '': 'How to get the wallet that the route is about, here or on a phone [directory-downloads].',
    deciding: 'Where can the wallet be had, and on what device is the user? It is left at once.',
    'known.phone': 'Links to the stores of this phone.',
    'known.desktop': 'Links for this browser; the wallet is in no store for phones.',
    'known.scanning': 'A store as a code that a phone scans, one at a time, and links for this browser.',
    unknown: 'The directory does not say where.',
  },
  emailLogin: {
    '': 'Logging in to the embedded wallet with an email, which is then connected like any other wallet [embedded-email].',
    'login.step':
      'From an email to a login: a device that is new is approved first, then a code proves the email [embedded-email].',
    'login.step.deciding': 'Was an email typed before? It is left at once; what is none is told.',
    'login.step.typing': 'The field for the email, with what was wrong below it.',
    'login.step.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.device':
      'The browser is new to the service: the link in the mail says that it may log in [embedded-device].',
    'login.step.device.waiting': 'The link is waited for; the code follows by another mail.',
    'login.step.device.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.code': 'The code of the mail proves that the email is the user’s [embedded-code].',
    'login.step.code.typing': 'Six digits; they are sent off with the last of them.',
    'login.step.code.verifying': 'The service looks at the code, for 120 s at most [embedded-patience].',
    'login.step.code.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.code.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.step.code.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.step.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.step.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.step.ending':
      'The wallet could not be connected: the login ends too, in 30 s at most, and can begin again [embedded-half-done] [flow-timeout].',
    'login.resend': 'Between one email and the next lie 30 s [embedded-resend].',
    'login.resend.cooling': 'The seconds are counted down.',
    connected: 'The wallet is connected, or another one meanwhile. The kit decides what follows [nav-outcome].',
    left: 'There is no embedded wallet any more: back to where the user came from.',
  },
  grantPermissions: {
    '': 'A dApp wants to do something without asking again: the service adds its key, the wallet allows it, and the service is told [sessions-grant].',
    'granting.progress': 'How far the request has come [sessions-grant].',
    'granting.progress.preparing':
      'The service makes a key of its own for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    'granting.progress.asking': 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
    'granting.progress.declined':
      'The user has rejected it in the wallet. The wallet can be asked again; leaving tells the dApp.',
    'granting.progress.refused':
      'What the dApp wants makes no sense here, and would not another time [sessions-grant].',
    'granting.progress.failed':
      'The service or the wallet could not do it. It can be tried again; leaving tells the dApp.',
    'granting.progress.activating':
      'The service is told what the wallet has allowed, for 30 s at most [sessions-grant] [flow-timeout].',
    'granting.progress.untold':
      'The wallet has allowed it, but the service was not told: it is told again, unasked of the wallet [sessions-untold].',
    'granting.progress.created': 'The app has what it wanted: the user is shown what that is [sessions-grant].',
    'granting.progress.created.listed':
      'It is among those that this dApp lists, and the user can go there [sessions-where].',
    'granting.progress.created.alone': 'This dApp lists no sessions.',
    'granting.tokens':
      'A limit on a token says something in the token’s own units only: the network tells what they are [sessions-units].',
    'granting.tokens.none': 'There is no limit on a token.',
    'granting.tokens.reading': 'The network is asked, for 30 s at most [sessions-units] [flow-timeout].',
    'granting.tokens.known':
      'The limits are told in the tokens’ units; of what the network takes for no token, that it is not known [sessions-units].',
    'granting.tokens.unknown': 'The network did not tell: that is said in place of the limits [sessions-units].',
    granted: 'The user has seen it.',
    left: 'The user has left, the account is another one, or the dApp has not asked for anything.',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  headless: {
    '': 'Serves a dApp that draws the wallets itself [api-headless]: it reports how each call has ended, and no call is left without an answer [api-headless-settled].',
    leading: 'The directory’s first wallets; those of this browser do not wait for them [api-headless].',
    'leading.asking': 'The directory is asked for its first wallets, for 30 s at most [flow-timeout].',
    'leading.known': 'The directory’s first wallets are known.',
    'leading.failed': 'Part of it did not load. It is requested again with the next page or search.',
    'leading.again': 'The directory is asked for its first wallets, for 30 s at most [flow-timeout].',
    list: 'The wallets of the directory that the dApp fetches, page by page or by a query [api-headless].',
    'list.idle': 'Nothing is being fetched; what was fetched stays.',
    'list.fetching':
      'The directory is asked. A newer request replaces this one, whose call ends as aborted and whose answer is ignored [directory-search].',
    'list.fetching.paging':
      'A page, for 30 s at most: the first replaces the list, a further one is added [flow-timeout].',
    'list.fetching.searching': 'What matches the query, for 30 s at most: it replaces the list [flow-timeout].',
    code: 'The code of the kit’s one pairing, held from when the dApp needs it until it resets it [pairing-one].',
    'code.none': 'No code is needed [lazy-closed].',
    'code.loading': 'The chart of the pairing is loaded, for 30 s at most [flow-timeout].',
    'code.held': 'The pairing is held, and at once emits its state.',
    'code.held.asking': 'The code is being made; the pairing says when that takes too long.',
    'code.held.ready': 'Every call has its code. The code is renewed for as long as it is held [pairing-renewed].',
    'code.held.refused':
      'The phone said no, or the relay can’t be reached. The next call asks again [pairing-refused].',
    'code.failed': 'The pairing’s chart did not load. The next call loads it again.',
    connection:
      'The wallet that is being connected, one at a time: every way out of this settles the call that waits for it [api-headless].',
    'connection.idle': 'No wallet is being connected.',
    'connection.asking':
      'A wallet of this browser asks the user, for 5 min at most [flow-prompt-timeout]. A request that this chart has dropped may still be approved [flow-late-answer].',
    'connection.pairing': 'The wallet takes the code, for as long as there is one.',
    'connection.pairing.coding': 'The code is being made.',
    'connection.pairing.opening': 'On a phone the wallet’s app is opened with the code [link-open].',
    'connection.pairing.approving':
      'The user scans the code or approves in the app. It is renewed meanwhile [pairing-renewed].',
    'connection.adopting':
      'The phone has approved, and the wallet charts take up the session, within 30 s [pairing-session].',
  },
  kit: {
    '': 'The whole of Portico: a wallet chart per namespace, the modal and its routes [nav-routes], and the small actors that every flow uses. It forwards to flows what wallets report, and decides what follows when a flow has ended [nav-outcome].',
    boot: 'Stored connections are reconnected on load, and the modal may open meanwhile [wallet-reconnect].',
    'boot.reconnecting': 'A namespace is still trying its stored connections.',
    'boot.ready': 'Every namespace has tried its stored connections.',
    connections: 'The active connection of each namespace, as its wallet chart reports it.',
    activeNamespace: 'Which namespace is the active one, and which of them share a session.',
    pendingNetwork:
      'A requested network makes its namespace the active one, once the wallet is on it [network-reported] [network-namespace-switch].',
    'pendingNetwork.idle': 'No network is requested.',
    'pendingNetwork.switching': 'A wallet is asked to switch. Its reports say when that has happened.',
    'pendingNetwork.joining':
      'The embedded wallet is connected in the other namespace, without another login [embedded-namespaces]. Where it is not, the network is selected without a wallet.',
    pendingConnection:
      'A requested connection is the active one of its namespace, and the namespace becomes active [wallet-activate].',
    'pendingConnection.idle': 'No connection is requested.',
    'pendingConnection.activating':
      'A wallet chart makes the connection active. Its reports say when that has happened.',
    networkSupport:
      'Whether the active network is one of the app’s; it counts as such where no wallet is connected [network-supported].',
    'networkSupport.supported': 'The active network is one of the app’s, or does not have to be.',
    'networkSupport.unsupported':
      'The app does not support the active network. The modal leads to the supported ones, once for each unsupported network [network-unsupported-view].',
    persistence: 'What the user did is kept for the next visit, and for other tabs [storage-recent] [storage-tabs].',
    gate: 'Where the dApp signs users in, a gatekeeper looks at each new account on one of its networks, and the modal shows what it asks for [signin-opens].',
    'gate.unguarded': 'No account has connected yet, or the dApp asks nothing of one [signin-lazy].',
    'gate.loading':
      'The gatekeeper is being fetched, and with it the flow of its task, for 30 s at most [flow-timeout].',
    'gate.loading.restored':
      'The connection was restored: the user is not asked for an optional session [signin-optional].',
    'gate.loading.connected': 'The user has just connected, and is asked for a session [signin-opens].',
    'gate.loading.before': 'The one of the two in which the gatekeeper could not be fetched.',
    'gate.guarded': 'The gatekeeper checks the active account.',
    'gate.guarded.pending': 'The gatekeeper does not know yet whether the user may continue.',
    'gate.guarded.open': 'The user may continue.',
    'gate.guarded.optional': 'The user is asked to sign in, and may continue without [signin-optional].',
    'gate.guarded.required': 'The user is asked to sign in, and may not continue without [signin-required].',
    'gate.failed':
      'The gatekeeper could not be fetched. Where what it asks for is required, the account is disconnected [signin-unread].',
    deferral: 'A flow that ended while the gate was pending stays on screen; what follows its output waits.',
    'deferral.none': 'Nothing waits for the gate.',
    'deferral.waiting':
      'What follows the output is decided when the gate opens; if the route goes first, nothing follows.',
    broadcast:
      'Events of the wallets, their balances, the pairing, the directory and the app’s settings are forwarded to every flow on the stack, and to a dApp that draws the wallets itself, whatever else they lead to.',
    projectServices:
      'The directory and the configuration of the project, fetched when the modal is first opened; nothing waits for them [directory-prefetch] [config-optional].',
    'projectServices.idle': 'The modal has not been opened yet, so no server is asked for anything [lazy-closed].',
    'projectServices.loading': 'The services’ code is loading, for 30 s at most [flow-timeout].',
    'projectServices.loaded': 'The services are asked; what failed is requested again at the next opening.',
    'projectServices.failed': 'The services’ code did not load. The modal does without it until it is opened again.',
    notices:
      'What is told beside the views. Most visits see none of it: its charts load with the first [lazy-notices].',
    'notices.none': 'There is nothing to tell, or what tells it did not load: the next notice tries again.',
    'notices.loading':
      'The charts are loading, for 30 s at most [flow-timeout]. What is to be told waits, in its order.',
    'notices.told': 'Each notice goes to the chart of its kind.',
    modal:
      'The modal is closed, open at one of its routes, or leaving. Opening leads to the view that is asked for, where it can be shown now, else to the account of a connected user, else to the list of wallets [nav-start]. An unsupported network opens it [network-unsupported-view].',
    'modal.closed': 'Nothing is on screen.',
    'modal.open': 'The map of the modal: one state per route, the stack of routes in the context [nav-routes].',
    'modal.open.routing': 'What lies on top of the stack is shown next.',
    'modal.open.AcceptTerms': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.AcceptTerms.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.AcceptTerms.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AcceptTerms.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Connect': 'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Account': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Account.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Account.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Account.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ProfileWallets': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ProfileWallets.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ProfileWallets.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ProfileWallets.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.WalletReceive': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.WalletReceive.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.WalletReceive.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.WalletReceive.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.WalletSend': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.WalletSend.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.WalletSend.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.WalletSend.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Swap': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Swap.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Swap.loaded': 'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Swap.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.OnRampProviders': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.OnRampProviders.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.OnRampProviders.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.OnRampProviders.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Transactions': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Transactions.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Transactions.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Transactions.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Portfolio': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Portfolio.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Portfolio.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Portfolio.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.AllWallets': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.AllWallets.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.AllWallets.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AllWallets.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ConnectingWalletConnect':
      'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ConnectingWalletConnect.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ConnectingWalletConnect.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ConnectingWalletConnect.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Downloads': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Downloads.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Downloads.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Downloads.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.GetWallet':
      'For a user without a wallet: what the dApp suggests, or Portico’s own short list [nav-learn].',
    'modal.open.WhatIsAWallet': 'What a wallet is, for a newcomer, and on to getting one [nav-learn].',
    'modal.open.Networks': 'What follows a choice depends on which wallets are connected where [network-choice].',
    'modal.open.WhatIsANetwork': 'What a network is, for a newcomer [nav-learn].',
    'modal.open.SwitchNetwork': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SwitchNetwork.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SwitchNetwork.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SwitchNetwork.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SwitchActiveChain': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SwitchActiveChain.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SwitchActiveChain.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SwitchActiveChain.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SIWXSignMessage': 'The sign-message view, whose flow was fetched with the gatekeeper [signin-opens].',
    'modal.open.SIWXSignMessage.open': 'Sign, or cancel.',
    'modal.open.SIWXSignMessage.refusing':
      'It can’t be closed while a session is required and there is none, and the card shakes for 500 ms [signin-required].',
    'modal.open.UnsupportedChain':
      'The app does not support the active network. A supported network or the end of the connection leads on; a user who closes the modal is led here again by the next change [network-unsupported-view].',
    'modal.open.EmailLogin': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.EmailLogin.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.EmailLogin.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.EmailLogin.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ConnectSocials': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ConnectSocials.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ConnectSocials.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ConnectSocials.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ApproveTransaction': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ApproveTransaction.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ApproveTransaction.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ApproveTransaction.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.RegisterAccountName': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.RegisterAccountName.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.RegisterAccountName.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.RegisterAccountName.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.UpdateEmailWallet': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.UpdateEmailWallet.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.UpdateEmailWallet.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.UpdateEmailWallet.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SmartSessionList': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SmartSessionList.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SmartSessionList.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SmartSessionList.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SmartSessionCreated': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SmartSessionCreated.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SmartSessionCreated.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SmartSessionCreated.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.AccountSettings': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.AccountSettings.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.AccountSettings.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AccountSettings.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.closing':
      'The modal leaves the screen. What it showed stays alive until the exit is over; opening turns the exit back and shows what it asks for [nav-closing].',
  },
  notices: {
    '': 'What the user and the developer are told beside the views: one message in the modal, toasts, alerts, and what a report needs [notice-snackbar] [notice-toasts] [notice-alerts] [error-reportable].',
  },
  pairing: {
    '': 'One pairing for everything that needs one [pairing-one]: offered for 4 minutes [pairing-expiry], renewed without a click while a route holds it [pairing-renewed], and left to lapse when none does, so that a late approval still connects [pairing-late].',
    holders: 'Whether a route, or the dApp itself, needs the code.',
    code: 'The code of the one pairing.',
    'code.none': 'No code is needed, so a client is not even loaded [lazy-closed].',
    'code.offered':
      'There is a proposal, or the relay is asked for one. There is only one, however many hold it [pairing-one]. When its last holder has left, it stays open until it expires, so that a late approval still connects [pairing-late].',
    'code.offered.asking':
      'The client is loaded and the relay is asked. A relay that gives no code in 20 s can’t be reached.',
    'code.offered.ready':
      'The code is shown for 4 minutes, less the last 10 seconds, in which it counts as expired [pairing-expiry]. A tab that was asleep when it expired notices that when it wakes.',
    'code.offered.expired': 'A code that a holder still needs is renewed, and any other lapses [pairing-renewed].',
    'code.offered.authenticating':
      'The wallet has approved and signed at once. The signature is verified, for 30 s at most, with a loading message [pairing-one-step]. The code is no longer needed.',
    'code.offered.renewing':
      'A holder still shows the code, so a new one replaces it without a click. A wallet that has scanned the last one may still approve.',
    'code.refused': 'An alert tells the developer what only a developer can fix.',
    'code.ended': 'A failure is of interest only while a holder needs the code.',
    'code.failed':
      'The wallet said no, or the relay does not serve this page or can’t be reached. Nothing is tried again until the user asks [pairing-refused].',
  },
  portfolio: {
    '': 'What an account holds on its network, in tabs: tokens, NFTs, and what happened to it [portfolio-tabs]. The account shows it where the wallet is the app’s own, else it is a view [account-layout].',
    shown: 'The tokens are followed, whichever tab is looked at.',
    'shown.tab':
      'One tab is looked at; the others are there where what happened to the account can be had [portfolio-tabs].',
    'shown.tab.tokens': 'The tokens.',
    'shown.tab.history': 'What happened to the account is followed by a chart of its own [activity-list].',
    'shown.tab.history.nfts': 'The NFTs that came to the account and have not left it [portfolio-nfts].',
    'shown.tab.history.activity': 'What the account has done.',
    'shown.tokens': 'The tokens of the account on its network [portfolio-tokens].',
    'shown.tokens.loading': 'They are asked for, for 30 s at most [flow-timeout].',
    'shown.tokens.known': 'They are known.',
    'shown.tokens.known.content': 'What there is to list.',
    'shown.tokens.known.content.listed': 'The tokens are listed, each with what it is worth [portfolio-tokens].',
    'shown.tokens.known.content.empty': 'The account holds nothing: how to get something is shown [portfolio-empty].',
    'shown.tokens.known.content.empty.deciding': 'Can crypto be bought? It is left at once.',
    'shown.tokens.known.content.empty.buyable': 'It can be bought, or received.',
    'shown.tokens.known.content.empty.receivable': 'It can be received.',
    'shown.tokens.known.poll': 'The tokens are asked for again while they are looked at [portfolio-poll].',
    'shown.tokens.known.poll.waiting': 'For 10 s they count as they are.',
    'shown.tokens.known.poll.unseen':
      'While the page is hidden or another view covers them, they wait for the user [portfolio-poll].',
    'shown.tokens.known.poll.asking':
      'The tokens are asked for, for 30 s at most; meanwhile they stay as they were [flow-timeout].',
    'shown.tokens.known.poll.resting':
      'The tokens stay as they were last known, and are not asked for again for 30 s [account-balance-gap].',
    'shown.tokens.known.poll.ended': 'The tokens stay as they were last known [portfolio-poll].',
    'shown.tokens.failed': 'They could not be had: a toast says so [account-balance-gap].',
    'shown.tokens.failed.resting': 'No retry for 30 s.',
    'shown.tokens.failed.retryable': 'The user may ask again.',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  profileWallets: {
    '': 'The user’s wallets by namespace: to switch between, to add to and to disconnect [wallet-profile].',
    shown: 'One namespace at a time, in a tab of its own [wallet-profile].',
    'shown.tab': 'The number of connected wallets in the tab decides how they are shown [wallet-profile].',
    'shown.tab.deciding': 'It is left at once.',
    'shown.tab.empty': 'No wallet of this namespace is connected: the user can add one.',
    'shown.tab.single': 'One wallet is connected.',
    'shown.tab.several': 'The active wallet comes first, and all can be disconnected at once.',
    'shown.activity':
      'Whether the app works with this namespace now, or the user can switch to its wallet [wallet-profile].',
    'shown.activity.active': 'The app works with the active wallet of this tab.',
    'shown.activity.inactive': 'The app works with another namespace: the user can switch to the wallet of this tab.',
    'shown.accounts': 'How many accounts of the active wallet are listed.',
    'shown.accounts.deciding': 'It is left at once.',
    'shown.accounts.few': 'All accounts are listed: there are not many.',
    'shown.accounts.collapsed': 'The first accounts are listed until the user asks for all.',
    'shown.accounts.expanded': 'All accounts are listed, until another wallet is shown.',
    'shown.recent':
      'The wallets of the tab that were connected once, with what this browser remembers of them [wallet-recent] [wallet-recent-kept].',
    'shown.recent.none': 'There is none that could be connected again.',
    'shown.recent.listed': 'Each can be connected again, or forgotten [wallet-recent-again].',
    'shown.act':
      'One request at a time: each ends with what the wallet chart reports, which waits and gives up [wallet-source].',
    'shown.act.resting': 'Nothing is being done.',
    'shown.act.failed':
      'The last request came to nothing. Its row says why, and reads it out, until the next one, or until the wallet does it after all.',
    'shown.act.connecting':
      'A recent connection is asked for again: its wallet has its prompt open, and the wallet chart gives up after 5 min [wallet-recent-again] [flow-prompt-timeout]. Whatever else the user asks for takes its place.',
    'shown.act.connecting.asking': 'The row says where to go on.',
    'shown.act.connecting.slow':
      'After 20 s: the prompt may be hidden behind other windows, and the row says so [flow-prompt-hint].',
    'shown.act.requestingSwitch': 'A connection that is gone already cannot become the active one. It is left at once.',
    'shown.act.switching': 'Another connection, or another account of one, becomes active [wallet-activate].',
    'shown.act.requestingDisconnect': 'A connection that is gone already needs no request. It is left at once.',
    'shown.act.disconnecting':
      'One connection is being ended; the wallet chart gives up after 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.act.disconnectingAll':
      'All connections of the tab are being ended, one after the other, each within 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.copy': 'A text is copied to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    disconnected: 'No wallet is connected any more. The kit decides what follows [flow-apart].',
  },
  purchase: {
    '': 'What was begun in a provider’s window is asked after until it arrives, and told wherever the user is [onramp-watch].',
    watched: 'The user waits for it: it is asked after every 4 s, for 180 s [onramp-watch].',
    'watched.asking': 'The service is asked what has become of it, for 30 s at most [flow-timeout].',
    'watched.waiting': 'It is asked after again in a while.',
    trailing: 'It may arrive later: it is asked after every 30 s, for a day at most [onramp-watch].',
    'trailing.asking': 'The service is asked what has become of it, for 30 s at most [flow-timeout].',
    'trailing.waiting': 'It is asked after again in a while.',
    confirmed: 'It has arrived.',
    failed: 'The provider has called it off.',
    forgotten: 'It was never paid.',
  },
  receive: {
    '': 'Shows how the active account of a namespace is paid, and on which networks [receive-address].',
    shown: 'There is an account. It is followed until the last connection of its namespace is gone.',
    'shown.code':
      'The address in full and as a code [receive-address]. It follows the account and its network; the confirmation of a copy ends when the account changes.',
    'shown.code.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.code.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.networks': 'The networks that the address works on, and what is lost on others [receive-address].',
    disconnected: 'The last connection of the namespace is gone [receive-address].',
  },
  reconnect: {
    '': 'The stored connections of a namespace are reconnected on load, and appear in the adapter’s report [wallet-reconnect].',
    reading:
      'The store is read, and the adapter is fetched if there is something in it, for 5 s at most [flow-timeout].',
    choosing: 'Of those left, the most recently used is next [wallet-reconnect].',
    trying: 'A connector that fails, or hangs for 5 s, never keeps the next one waiting [wallet-reconnect].',
    done: 'All have been tried, or one was enough.',
  },
  registerAccountName: {
    '': 'The embedded wallet’s account gets a name: it is chosen, signed and registered [names-where].',
    'named.introduced': 'What a name is good for.',
    'named.form':
      'A name is typed, and the service says whether it is free, and which others are [names-valid] [names-suggest].',
    'named.form.empty': 'Nothing is typed.',
    'named.form.invalid': 'Nothing that was typed can be part of a name [names-valid].',
    'named.form.short': 'The name has fewer than 4 characters [names-valid].',
    'named.form.long': 'The name has more than 63 characters [names-valid].',
    'named.form.resting': 'The service is asked once typing has rested for 0.5 s [names-suggest].',
    'named.form.checking': 'The service is asked, for 30 s at most [flow-timeout].',
    'named.form.free': 'The name can be had; what the last try failed with is said [names-registered].',
    'named.form.taken': 'The name is another’s, and others are offered.',
    'named.form.refused':
      'The service does not accept the name: another one is typed, or this one checked again [names-registered].',
    'named.form.unchecked': 'The service could not say whether the name is free; it can be asked again.',
    'named.signing':
      'The wallet asks the user to sign that the account wants the name, for 5 min at most [names-message] [flow-prompt-timeout].',
    'named.registering':
      'The name is registered by an actor of the kit: what was signed is not taken back, and who closes the modal is told all the same [names-registered] [names-end].',
    'named.registering.shown': 'The form waits.',
    'named.registering.left': 'The user has gone back to what a name is good for, and will see how it ends.',
    'named.registered': 'The account has the name [names-known].',
    registered: 'The user has read it.',
    left: 'The account is not the embedded wallet’s: nothing is offered here [names-where].',
    disconnected: 'The last connection of the namespace is gone.',
  },
  registration: {
    '': 'What was signed is registered, and its end is told wherever the user is [names-registered] [names-end].',
    registering: 'The service registers the name, for 30 s at most [names-registered] [flow-timeout].',
    registered: 'The account has the name, and goes by it at once [names-known].',
    refused: 'The account does not have it, as far as is known.',
  },
  report: {
    '': 'What a bug report needs: a summary on the clipboard, and the whole session as a file [error-reportable].',
    copy: 'A text is copied to the clipboard.',
    'copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'copy.copied': 'The button confirms it for 2 s [flow-copy].',
    download: 'The session is saved as a file.',
    'download.saving': 'The file is written, for 30 s at most [flow-timeout].',
  },
  send: {
    '': 'Sends a token of the active account: what is filled in is reviewed with what the node says of it, and the wallet is asked once [send-steps] [send-review].',
    draft: 'Nothing is asked of the wallet yet. Another account or network begins a form of its own [send-reset].',
    'draft.loading': 'What the account holds is loaded, for 30 s at most [flow-timeout].',
    'draft.filling': 'The form is filled in with what the dApp wants to be sent [send-wish].',
    'draft.filling.reading':
      'What the dApp wants is read, for 30 s at most; what makes no sense is told [send-wish] [flow-timeout].',
    'draft.unavailable': 'What the account holds could not be loaded.',
    'draft.unavailable.deciding': 'Could it be loaded another time? It is left at once.',
    'draft.unavailable.unknownNetwork':
      'The app does not know the network. On another one, the form begins by itself [account-unknown-network].',
    'draft.unavailable.retryable': 'The user may ask again.',
    'draft.form': 'The token, the amount and the receiver [send-steps].',
    'draft.form.camera.there': 'The browser reads codes, and has a camera to see them with [send-scan].',
    'draft.form.amount.unpriced': 'The token has no price that is known, so the amount is one of the token.',
    'draft.form.amount.inToken': 'The amount is one of the token; what it costs stands below [send-amount].',
    'draft.form.amount.inMoney': 'The amount is one of money; what it buys stands below [send-amount].',
    'draft.form.max.asking': 'The node is asked what the transfer costs, for 30 s at most [send-max] [flow-timeout].',
    'draft.form.receiver.empty':
      'There is no receiver yet. Those of before can be chosen, once they are known [send-recent].',
    'draft.form.receiver.empty.recalling':
      'The account’s history is asked whom it has sent to, for 30 s at most [send-recent] [flow-timeout].',
    'draft.form.receiver.empty.recalled': 'It has told, or does not.',
    'draft.form.receiver.pasting':
      'What was copied is read. The browser may ask the user first, for 30 s at most [send-paste] [flow-timeout].',
    'draft.form.receiver.waiting':
      'What is no address yet, a name or half of either, is looked up once the user has not typed for 500 ms [send-name].',
    'draft.form.receiver.resolving':
      'Who is it? An answer to an earlier text is ignored, and no answer in 30 s counts as none [send-name] [flow-timeout].',
    'draft.form.receiver.known': 'It is an address, shown in full where a name led to it [send-name].',
    'draft.form.receiver.invalid': 'It is no address of the network, and no name that leads to one [send-receiver].',
    'draft.form.step.tokenMissing': 'There is no token to send: choosing one starts the form again [send-steps].',
    'draft.form.step.amountMissing': 'There is no amount [send-steps].',
    'draft.form.step.valueIncorrect': 'The amount is no number, or nothing [send-number].',
    'draft.form.step.fundsMissing': 'It is more than the account has [send-steps].',
    'draft.form.step.receiverMissing': 'There is no receiver [send-steps].',
    'draft.form.step.receiverUnready': 'The receiver is being looked up, or is none [send-steps].',
    'draft.form.step.receiverUnready.resolving': 'The receiver is being looked up [send-name].',
    'draft.form.step.receiverUnready.invalid': 'The receiver is none [send-receiver].',
    'draft.form.step.ready': 'All is there, and can be reviewed [send-steps].',
    'draft.choosing': 'The tokens of the account, and a search among them [send-token].',
    'draft.scanning': 'A code is read by the camera, which is off again once this is left [send-scan].',
    'draft.scanning.on': 'The camera is asked for, and then looked through [send-scan].',
    'draft.scanning.on.asking':
      'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    'draft.scanning.on.looking': 'The camera sees no code yet.',
    'draft.scanning.on.searching': 'No code for 10 s: the user is told what to hold where [send-scan].',
    'draft.scanning.failed': 'The user or the browser refuses the camera, or there is none [send-scan].',
    'draft.reviewing': 'All that is about to happen, before the wallet is asked [send-review].',
    'draft.reviewing.checking':
      'The node runs the transfer without sending it, for 30 s at most [send-review] [flow-timeout].',
    'draft.reviewing.rechecking': 'The user has asked it to, once more [send-review] [flow-timeout].',
    'draft.reviewing.ready':
      'It would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
    'draft.reviewing.ready.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.doubted':
      'It would succeed, and the receiver looks like the wrong one: the user says that it is the right one before they go on [send-look-alike].',
    'draft.reviewing.doubted.unsure': 'The user is to compare the address.',
    'draft.reviewing.doubted.unsure.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.doubted.vouched': 'The user has compared it, and may send all the same.',
    'draft.reviewing.doubted.vouched.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.feeRaised':
      'The fee has doubled since the user saw it first, and the user is told before they go on [send-review].',
    'draft.reviewing.feeRaised.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.feeMissing': 'The account cannot pay the fee beside what is sent [send-review].',
    'draft.reviewing.depositMissing':
      'The account cannot pay for the receiver’s new token account beside the fee [send-review].',
    'draft.reviewing.doomed': 'It would fail, and the node says why [send-review].',
    'draft.reviewing.miscounted':
      'The token counts otherwise than the user was told, so that another amount than the one above would leave [assets-decimals].',
    'draft.reviewing.vain': 'It would succeed, and nothing of it would reach the receiver [send-review].',
    'draft.reviewing.occupied':
      'The wallet still asks about an earlier transfer, which is answered first, or has not said what became of it [send-one-prompt].',
    'draft.reviewing.insisting': 'The user wants both, and confirms once more [send-one-prompt].',
    'draft.reviewing.unchecked':
      'The node did not answer. The wallet may know more, so that the user may go on [send-review].',
    sending: 'The wallet is asked to sign and send it. Going back does not take the prompt back [flow-late-answer].',
    'sending.prompted': 'The wallet shows its user what it is about to sign [flow-prompt-hint].',
    'sending.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'sending.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'sending.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    refused: 'Nothing has left [send-refused].',
    'refused.declined': 'The user rejected it in the wallet [send-refused].',
    'refused.failed': 'The wallet or its node could not send it [send-refused].',
    unidentified:
      'The wallet has not said which transaction it sent. It may have sent it, so the user is told to look there [send-pending].',
    sent: 'The network has it. The user may leave: its end is told wherever they are [send-pending].',
    'sent.pending': 'It waits to be confirmed.',
    'sent.confirmed': 'It is done.',
    'sent.failed': 'It was undone: only the fee is gone.',
    'sent.replaced': 'Another transaction has taken its place [send-replaced].',
    'sent.spedUp': 'It was sped up in the wallet, and is done [send-replaced].',
    'sent.cancelled': 'It was cancelled in the wallet: nothing has left but the fee [send-replaced].',
    'sent.dropped': 'The network has forgotten it [send-replaced].',
    finished: 'The user has seen that it is sent. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  session: {
    '': 'Whether the active account is signed in, by the session store. It is read at start, after a reload, when another tab signs in or out, and when a session expires [signin-session].',
    prompt: 'Whether a user without a session is asked for one where none is required [signin-optional].',
    'prompt.starting': 'Whether the user has just connected.',
    'prompt.none': 'Neither after declining, nor after a reload, nor when a session has expired.',
    'prompt.requested': 'The user has just connected, or wants to sign in; a session settles it.',
    status: 'Whether the active account is signed in, as far as it is known [signin-session].',
    'status.starting': 'Whether there is an account to ask about.',
    'status.noAccount': 'No account is active on a network of the app, so that no account can be signed in.',
    'status.reading': 'The session store is asked, for 30 s at most [flow-timeout].',
    'status.reading.untold':
      'Until the modal has shown that the wallet has connected, nothing says that there is more to wait for.',
    'status.reading.told':
      'The store takes its time, and the snackbar says so until it has answered [signin-checking].',
    'status.exempt': 'No user is asked to sign in on this network: no verifier supports it [signin-legacy].',
    'status.signedIn': 'The account has a session, which is read again before it can have expired [signin-session].',
    'status.signedIn.resting': 'Nothing is asked until there is a reason.',
    'status.signedIn.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut':
      'The account has no session; the dApp and the user decide whether one is asked for [signin-opens].',
    'status.signedOut.deciding': 'Required, asked for because the user has just connected, or neither.',
    'status.signedOut.required': 'The user does not continue without a session [signin-required].',
    'status.signedOut.required.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.required.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.optional': 'A user who has just connected is asked once, and may say no [signin-optional].',
    'status.signedOut.optional.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.optional.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.notRequired':
      'The user is not asked: neither after declining, nor after a reload, nor when a session has expired.',
    'status.signedOut.notRequired.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.notRequired.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.unknown':
      'The sessions could not be read. Where signing in cannot start, the wallet is disconnected [signin-unread].',
    'status.ending': 'Sessions are being ended, for 30 s at most; then they are read again [signin-ends].',
  },
  signIn: {
    '': 'The wallet signs a message, and the server that keeps the sessions verifies it [signin-message] [signin-signed].',
    open: 'The user is asked to sign in, and can cancel at any time [signin-opens] [signin-cancel].',
    'open.task':
      'From a message to a session: created, signed by the wallet, verified [signin-message] [signin-signed].',
    'open.task.preparing': 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    'open.task.ready': 'The user can sign the message, for 4 minutes [signin-message].',
    'open.task.stale': 'The message is too old: another one is created before the wallet is asked [signin-message].',
    'open.task.renewing': 'A new message is created, for 30 s at most [signin-message] [flow-timeout].',
    'open.task.signing': 'The wallet is asked for a signature, for 5 minutes [flow-prompt-timeout].',
    'open.task.signing.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'open.task.signing.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'open.task.signing.unanswered':
      'The wallet has not answered. A late signature still counts, until the user asks again [flow-late-answer].',
    'open.task.verifying': 'The signature is verified, for 30 s at most, and the snackbar says so [signin-verifying].',
    'open.task.failed':
      'The user can ask again, with a new message: no message is shown to a wallet twice [signin-failed].',
    'open.task.failed.declined': 'The user rejected the request in the wallet (4001).',
    'open.task.failed.retryable': 'Anything else may succeed the next time.',
    'open.cancellation': 'What cancelling leads to. The button says exactly that [signin-cancel].',
    'open.cancellation.deciding': 'Where no session is required, the user may continue without one [signin-optional].',
    'open.cancellation.skips': 'The modal closes, and the user goes on without a session [signin-optional].',
    'open.cancellation.goesBack':
      'The wallet goes back to the last network with a session, as long as the app has it [signin-return-gone].',
    'open.cancellation.disconnects':
      'There is no network to go back to, so the wallet is disconnected [signin-cancel].',
    cancelling:
      'The sessions of the network to go back to are read, for 3 s at most: as long as a disconnection may take [signin-cancel].',
    returning:
      'The wallet is asked to go back, for 5 minutes. When it has, this flow ends; if it refuses, the user can sign in here or cancel [signin-cancel] [flow-prompt-timeout].',
    established: 'There is a session, and the kit closes the modal [signin-signed].',
    cancelled: 'The modal closes. Where a session is required, the wallet is being disconnected [signin-cancel].',
    left: 'The account has changed, is on another network, or is gone: nothing more is said of it. The kit asks again where it has to [signin-session].',
    broken: 'The wallet is being disconnected, and the modal goes back to its start [signin-unread].',
  },
  smartSessions: {
    '': 'What a smart account lets apps do without asking again: listed, shown in plain words, and ended by the wallet’s word [sessions-where].',
    'shown.loading': 'The sessions are being loaded, for 30 s at most [sessions-list] [flow-timeout].',
    'shown.failed': 'They could not be loaded. The user can try again, or leave [sessions-list].',
    'shown.empty': 'No app may do anything without asking.',
    'shown.listed': 'Which apps may do something, and until when [sessions-list].',
    'shown.listed.whole': 'There are no others.',
    'shown.listed.partial': 'There are others, which could not be read. They can be asked for again [sessions-list].',
    'shown.listed.asBefore': 'The list that the user chose from.',
    'shown.session': 'Who holds a session, what they may do, and until when [sessions-words].',
    'shown.session.ending': 'The user can end the session, in the wallet [sessions-revoke].',
    'shown.session.ending.live': 'The user can end it.',
    'shown.session.ending.signing':
      'The wallet asks the user whether to end it, and signs that, for 5 min at most [sessions-revoke] [flow-prompt-timeout].',
    'shown.session.ending.declined':
      'The user has rejected it in the wallet: the session is what it was [sessions-revoke].',
    'shown.session.ending.failed': 'The wallet could not end it, or did not answer [sessions-revoke].',
    'shown.session.ending.checking':
      'The wallet could not end it: the service is asked, for 30 s at most, whether it has ended already, in another tab say [sessions-revoke] [flow-timeout].',
    'shown.session.ending.revoking':
      'The service is told what the wallet signed, for 30 s at most [sessions-revoke] [flow-timeout].',
    'shown.session.ending.untold':
      'The account has ended it, but the service still lists it: it is told again, unasked of the wallet [sessions-untold].',
    'shown.session.ending.revoked': 'The session is over; what is left is loaded again.',
    'shown.session.tokens':
      'A limit on a token says something in the token’s own units only: the network tells what they are [sessions-units].',
    'shown.session.tokens.none': 'There is no limit on a token.',
    'shown.session.tokens.reading': 'The network is asked, for 30 s at most [sessions-units] [flow-timeout].',
    'shown.session.tokens.known':
      'The limits are told in the tokens’ units; of what the network takes for no token, that it is not known [sessions-units].',
    'shown.session.tokens.unknown': 'The network did not tell: that is said in place of the limits [sessions-units].',
    left: 'The account is no smart account, or the network has none: there is nothing to list [sessions-where].',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  snackbar: {
    '': 'One short message at the foot of the modal [notice-snackbar].',
    reopening: 'The old message has gone, and the new one waits 150 ms [notice-snackbar].',
    shown: 'A success, an error, or something that is loading [notice-snackbar].',
    'shown.passing': 'It disappears after 2.5 s, or with the view that it was about [notice-snackbar-time].',
    'shown.lasting': 'A loading message stays until it is replaced or dismissed.',
  },
  socialLogin: {
    '': 'Logging in to the embedded wallet with an account elsewhere; it is then connected like any other wallet [social-order].',
    'login.deciding': 'Was a provider chosen before? It is left at once.',
    'login.listing': 'All providers, each with its name [social-order].',
    'login.provider':
      'A login at one provider. Back leads to where it was chosen, and closes the window [social-window].',
    'login.provider.asking':
      'The window was opened with the click [social-window]. The user logs in there; of it alone is heard [social-origin].',
    'login.provider.asking.opening':
      'The service is asked where the window has to go, for 120 s at most [embedded-patience].',
    'login.provider.asking.awaiting': 'The window is at the provider, where the user logs in.',
    'login.provider.asking.timedOut':
      'The user has taken 45 s. They can begin again; a late answer still counts [social-patience].',
    'login.provider.retrieving':
      'The provider has answered: the service finds out who it is, in 120 s at most [embedded-patience].',
    'login.provider.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.provider.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.provider.ending':
      'The wallet could not be connected: the login ends too, in 30 s at most, and can begin again [embedded-half-done] [flow-timeout].',
    'login.provider.blocked': 'The browser lets no window open until the user allows it [flow-next-step].',
    'login.provider.failed': 'What went wrong is said; the login can begin again, in a new window [flow-next-step].',
    'login.farcaster':
      'A login at Farcaster, on the user’s phone. Who leaves it leaves nothing behind [social-farcaster].',
    'login.farcaster.loading': 'The service is asked for the code, for 120 s at most [embedded-patience].',
    'login.farcaster.waiting':
      'The code is there to be scanned, or to be opened on a phone. The user approves there, within 5 min [flow-prompt-timeout].',
    'login.farcaster.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.farcaster.timedOut':
      'The user has taken 5 min: nothing is wrong, and the login can begin again, with a new code.',
    'login.farcaster.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.farcaster.ending':
      'The wallet could not be connected: the login ends too, in 30 s at most, and can begin again [embedded-half-done] [flow-timeout].',
    'login.farcaster.failed': 'What went wrong is said; the login can begin again, with a new code [flow-next-step].',
    connected: 'The wallet is connected, or another one meanwhile. The kit decides what follows [nav-outcome].',
    left: 'The user has closed the window, or there is no embedded wallet: back to where they came from.',
  },
  swap: {
    '': 'Buys one token with another of the active account: what is offered is reviewed, allowed where it has to be, and signed [swap-steps] [swap-plan].',
    draft: 'Nothing is asked of the wallet yet. Another account or network begins a form of its own [swap-reset].',
    'draft.loading': 'What can be swapped, and what the account has of it, is loaded, for 30 s at most [flow-timeout].',
    'draft.unsupported': 'Nothing can be swapped on this network; on another one it may be [swap-offered].',
    'draft.unavailable': 'What can be swapped could not be loaded.',
    'draft.form': 'Both tokens, the amount and what it buys [swap-steps].',
    'draft.form.offers': 'What is given is quoted, again and again [swap-quote].',
    'draft.form.offers.idle': 'There is nothing to be quoted yet.',
    'draft.form.offers.waiting': 'The amount is quoted once the user has not typed for 200 ms [swap-quote].',
    'draft.form.offers.asking':
      'What does it buy? An answer to an earlier question is ignored, and none in 30 s is none [flow-timeout].',
    'draft.form.offers.quoted': 'The offer counts for 10 s [swap-quote].',
    'draft.form.offers.refreshing':
      'It is asked for again; the one before is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
    'draft.form.offers.none':
      'There is no offer, or it could not be had. It is asked for again after 10 s [swap-quote].',
    'draft.form.offers.retrying':
      'It is asked for again; that there is none is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
    'draft.form.slippage.shown': 'What may be lost at most is shown.',
    'draft.form.slippage.editing':
      'The user sets what may be lost at most. What is typed holds once it is done; what cannot be set changes nothing [swap-slippage].',
    'draft.form.tolerance.risky': 'More than 5 % may be lost [swap-slippage].',
    'draft.form.impact.high': 'The swap brings at least 5 % less than it costs [swap-impact].',
    'draft.form.step.tokenMissing': 'There is no token to buy yet: choosing one starts the form again [swap-steps].',
    'draft.form.step.amountMissing': 'There is no amount [swap-steps].',
    'draft.form.step.amountIncorrect': 'The amount is no number, or nothing [swap-steps].',
    'draft.form.step.fundsMissing': 'It is more than the account has [swap-steps].',
    'draft.form.step.offerMissing': 'It is being quoted, or there is no offer [swap-steps].',
    'draft.form.step.offerMissing.quoting': 'It is being quoted [swap-quote].',
    'draft.form.step.offerMissing.none': 'There is no offer, or it could not be had [swap-quote].',
    'draft.form.step.slippageIncorrect': 'What is typed of slippage cannot be set [swap-steps] [swap-slippage].',
    'draft.form.step.dear':
      'All is there, and so much would be lost that the button warns of it [swap-steps] [swap-impact].',
    'draft.form.step.ready': 'All is there, and can be reviewed [swap-steps].',
    'draft.choosing': 'The tokens that can be swapped, and a search among them [swap-tokens].',
    'draft.reviewing': 'All that is about to happen, before the wallet is asked [swap-plan].',
    'draft.reviewing.check.planning':
      'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    'draft.reviewing.check.refreshing':
      'What was built 10 s ago counts no more: it is built again, for 30 s at most [swap-fresh] [flow-timeout].',
    'draft.reviewing.check.moved':
      'The offer is another one than the user has seen, and they have to agree to it [swap-moved].',
    'draft.reviewing.check.doomed': 'It would fail, and the node says why [swap-plan].',
    'draft.reviewing.check.unexpected': 'It would take something else, or bring less than was agreed to [swap-plan].',
    'draft.reviewing.check.feeMissing': 'The account cannot pay the network beside what is given [swap-costs].',
    'draft.reviewing.check.unchecked':
      'The node does not say what it would do: that is told, and the wallet may know more, so that the user may go on [swap-plan].',
    'draft.reviewing.check.unchecked.leftover': 'The earlier approval is taken back first [swap-leftover].',
    'draft.reviewing.check.unchecked.approvable': 'The approval is asked for first [swap-approval].',
    'draft.reviewing.check.unchecked.atomic': 'The wallet can do both at once [swap-atomic].',
    'draft.reviewing.check.unchecked.ready': 'The wallet can be asked.',
    'draft.reviewing.check.occupied':
      'The wallet still asks about something earlier, which is answered first [swap-one-prompt].',
    'draft.reviewing.check.insisting': 'The user wants both, and confirms once more [swap-one-prompt].',
    'draft.reviewing.check.insisting.leftover': 'The earlier approval is taken back first [swap-leftover].',
    'draft.reviewing.check.insisting.approvable': 'The approval is asked for first [swap-approval].',
    'draft.reviewing.check.insisting.atomic': 'The wallet can do both at once [swap-atomic].',
    'draft.reviewing.check.insisting.ready': 'The wallet can be asked.',
    'draft.reviewing.check.leftover':
      'The token refuses another approval until the earlier one, of less, is taken back: that is asked for first [swap-leftover].',
    'draft.reviewing.check.approvable':
      'The contract may not take as much of the token yet: that is asked for first [swap-approval].',
    'draft.reviewing.check.atomic': 'The wallet can allow it and swap at once: both or neither [swap-atomic].',
    'draft.reviewing.check.ready': 'It would succeed [swap-plan].',
    'draft.reviewing.impact.high': 'The swap brings at least 5 % less than it costs [swap-impact].',
    revoking: 'The wallet is asked to take back what the contract could take of the token so far [swap-leftover].',
    'revoking.prompted': 'The wallet shows its user that it is about to allow nothing [flow-prompt-hint].',
    'revoking.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'revoking.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'revoking.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    'revoking.pending': 'The network has it. What is to be allowed instead is reviewed next [swap-fresh].',
    approving: 'The wallet is asked to allow the contract exactly what is swapped [swap-approval].',
    'approving.prompted': 'The wallet shows its user what it is about to allow [flow-prompt-hint].',
    'approving.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'approving.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'approving.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    'approving.pending':
      'The network has the approval. The swap itself is reviewed again, at the price of that moment [swap-fresh].',
    swapping: 'The wallet is asked to sign and send it. Going back does not take the prompt back [flow-late-answer].',
    'swapping.prompted': 'The wallet shows its user what it is about to sign [flow-prompt-hint].',
    'swapping.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'swapping.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'swapping.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    refused: 'Nothing was swapped [swap-refused].',
    'refused.declined': 'The user rejected it in the wallet [swap-refused].',
    'refused.failed': 'The wallet could not do it [swap-refused].',
    'refused.approvalFailed': 'The network has undone the approval: only the fee is gone [swap-approval].',
    'refused.approvalCancelled': 'The approval was cancelled in the wallet [send-replaced].',
    'refused.approvalReplaced': 'Another transaction has taken the approval’s place [send-replaced].',
    'refused.approvalDropped': 'The network has forgotten the approval [send-replaced].',
    unidentified:
      'The wallet has not said which transaction it sent. It may have sent it, so the user is told to look there [send-pending].',
    sent: 'The network has it. The user may leave: its end is told wherever they are [swap-end].',
    'sent.pending': 'It waits to be confirmed.',
    'sent.confirmed': 'It is done.',
    'sent.failed': 'It was undone: only the fee is gone.',
    'sent.replaced': 'Another transaction has taken its place [send-replaced].',
    'sent.spedUp': 'It was sped up in the wallet, and is done [send-replaced].',
    'sent.cancelled': 'It was cancelled in the wallet: nothing has left but the fee [send-replaced].',
    'sent.dropped': 'The network has forgotten it [send-replaced].',
    finished: 'The user has seen that it is sent. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  switchActiveChain: {
    '': 'A wallet is connected on another namespace, and not in the one that was chosen [network-choice]. The embedded wallet goes there by itself [embedded-namespaces].',
    deciding: 'Is the user logged in to a wallet that is there as well?',
    asking: 'The network that was chosen needs a wallet of its own kind.',
    joining:
      'The embedded wallet is connected in the other namespace, without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    connecting: 'The kit leads to the wallets of that namespace.',
    switched: 'The wallet is on that network. The kit goes back, past the list of networks.',
    failed: 'The kit goes back, and the network that was chosen says why [network-failed-back].',
  },
  switchNetwork: {
    '': 'A wallet is taken to another network. It is asked once, unless the user asks again, and the switch is done when the wallet reports that network [network-reported].',
    starting: 'The wallet may have switched to that network while this chart was loading.',
    switching:
      'The wallet chart asks, waits 5 min for an answer [flow-prompt-timeout], and honours a late approval [flow-late-answer].',
    'switching.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'switching.slow':
      'After 20 s: a hint says where the prompt may be, and the wallet can be asked again [network-asked-again].',
    switched: 'The wallet is on that network. The kit goes back, past the list of networks.',
    failed: 'The kit goes back, and the network that was chosen says why [network-failed-back].',
  },
  toasts: {
    '': 'Messages beside the modal, which may be closed [notice-toasts].',
    some: 'At most 20, the newest first; each disappears after its own time [notice-toasts].',
    'some.passing':
      'An error or plain toast disappears after 4 s, a success after 2 s, and a loading one when it is dismissed or replaced [notice-toast-times].',
    'some.held': 'The pointer or the focus is on them, so none disappears.',
  },
  transaction: {
    '': 'A transfer on its way: the wallet is asked once, what it approves late is honoured, and its end is told wherever the user is [send-pending].',
    requested:
      'The wallet is asked, and other pages are told so. Its prompt cannot be aborted, so this lasts until it answers [flow-late-answer] [send-one-prompt].',
    pending: 'The network has it. Its receipt is asked for until there is one [send-pending].',
    'pending.asking': 'The node is asked what has become of it, for 30 s at most [flow-timeout].',
    'pending.waiting': 'The node is asked again after 3 s.',
    displaced: 'So many younger ones are pending that this one is not followed any more [send-pending].',
    lost: 'Only its wallet could say what has become of it, and has not been connected for 2 min: it is not followed any more, and nothing is said of it [swap-atomic].',
    refused: 'The wallet has said no, or could not send it: nothing has left [send-refused].',
    unidentified:
      'The wallet has not said whether it sent a transaction, or which: it can’t be followed, and the user is told to look in the wallet, in a toast and at the next review [send-pending] [send-undecided].',
    confirmed: 'It is done.',
    failed: 'It was undone: only the fee is gone.',
    replaced: 'Another transaction has taken its place [send-replaced].',
    spedUp: 'The user has sped it up in the wallet: it is done, under another hash [send-replaced].',
    cancelled: 'The user has cancelled it in the wallet: nothing has left but the fee [send-replaced].',
    dropped: 'The network has forgotten it, so that nothing has left [send-replaced].',
  },
  updateEmailWallet: {
    '': 'Another email for the user of the embedded wallet, proved by codes [embedded-email-change].',
    'shown.step':
      'The other email, a code to the one that there is, and a code to the other one [embedded-email-change].',
    'shown.step.deciding': 'Is there an email that could be changed? It is left at once.',
    'shown.step.typing': 'The field for the other email. Who leaves it as it is has nothing to change.',
    'shown.step.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.step.primary': 'The code to the email that there is.',
    'shown.step.primary.typing': 'Six digits; they are sent off with the last of them [embedded-code].',
    'shown.step.primary.verifying':
      'The service looks at the code, for 120 s at most; with a right one the other code is sent.',
    'shown.step.primary.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.step.secondary': 'The code to the other email.',
    'shown.step.secondary.typing': 'Six digits; they are sent off with the last of them [embedded-code].',
    'shown.step.secondary.verifying':
      'The service looks at the code, for 120 s at most; with a right one the email is the user’s.',
    'shown.step.secondary.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.resend': 'Between one email and the next lie 30 s [embedded-resend].',
    'shown.resend.cooling': 'The seconds are counted down.',
    updated: 'The other email is the user’s.',
    left: 'There is nothing to change.',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  walletConnect: {
    '': 'Any wallet: by a code to scan, by a link that opens it, or in this browser. The pairing is the kit’s [pairing-one]; this chart shows it and follows its outcome.',
    shown: 'The code, copying it and getting the wallet go on beside the rest.',
    'shown.platform': 'One platform at a time, by the tab that is chosen [connect-platforms].',
    'shown.platform.choosing': 'Where is the wallet: here, on a phone, on a site?',
    'shown.platform.browser':
      'The wallet is in this browser, and is asked there. After 20 s a hint says where to look [flow-prompt-hint], and after 5 min the request counts as timed out [flow-prompt-timeout].',
    'shown.platform.browser.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'shown.platform.browser.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'shown.platform.remote': 'The wallet gets a code, to be scanned or by a link.',
    'shown.platform.remote.qrcode': 'The code, to be scanned with a phone.',
    'shown.platform.remote.qrcode.waiting': 'The code is being made. Its space is reserved, so that nothing moves.',
    'shown.platform.remote.qrcode.ready':
      'It is shown until it expires, and then a new one takes its place [pairing-renewed].',
    'shown.platform.remote.mobile': 'The wallet’s app is opened on this phone as soon as there is a code [link-open].',
    'shown.platform.remote.mobile.waiting': 'The code is being made.',
    'shown.platform.remote.mobile.ready': 'A press opens the wallet.',
    'shown.platform.remote.mobile.renewing':
      'The code has expired before the wallet was opened. The next one is being made.',
    'shown.platform.remote.mobile.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.mobile.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the latest code.',
    'shown.platform.remote.mobile.expired':
      'The code that the wallet has has expired, but the wallet may still approve. The next one is being made.',
    'shown.platform.remote.mobile.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.mobile.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.remote.desktop': 'The wallet’s program on this computer is opened by a press [link-open].',
    'shown.platform.remote.desktop.waiting': 'The code is being made.',
    'shown.platform.remote.desktop.ready': 'A press opens the wallet.',
    'shown.platform.remote.desktop.renewing':
      'The code has expired before the wallet was opened. The next one is being made.',
    'shown.platform.remote.desktop.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.desktop.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the latest code.',
    'shown.platform.remote.desktop.expired':
      'The code that the wallet has has expired, but the wallet may still approve. The next one is being made.',
    'shown.platform.remote.desktop.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.desktop.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.remote.web': 'The wallet’s site is opened by a press, beside this page [link-open].',
    'shown.platform.remote.web.waiting': 'The code is being made.',
    'shown.platform.remote.web.ready': 'A press opens the wallet.',
    'shown.platform.remote.web.renewing':
      'The code has expired before the wallet was opened. The next one is being made.',
    'shown.platform.remote.web.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.web.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the latest code.',
    'shown.platform.remote.web.expired':
      'The code that the wallet has has expired, but the wallet may still approve. The next one is being made.',
    'shown.platform.remote.web.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.web.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.page':
      'The wallet opens this page in a browser of its own, where it is installed: nothing is paired [link-page].',
    'shown.platform.page.ready': 'A press opens the wallet.',
    'shown.platform.page.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.page.opened': 'The page continues in the wallet.',
    'shown.platform.page.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.page.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.unsupported':
      'The wallet is a browser extension that is not installed here. How to get it is one press away [connect-not-installed].',
    'shown.platform.failed': 'Each cause of failure has its own sentence and its one next step [flow-next-step].',
    'shown.platform.failed.classifying': 'What can the user do next?',
    'shown.platform.failed.declined':
      'The user rejected the request in the wallet (4001). It can be asked again, or another one [connect-declined].',
    'shown.platform.failed.pending':
      'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    'shown.platform.failed.timedOut':
      'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    'shown.platform.failed.blocked':
      'The wallet or the browser lets nothing through until the user allows it there [flow-next-step].',
    'shown.platform.failed.offline':
      'The internet or the relay cannot be reached. Asking again may succeed [flow-next-step].',
    'shown.platform.failed.retryable':
      'Asking again may succeed. A late approval is still honoured [flow-late-answer].',
    'shown.platform.failed.known': 'The wallet is connected already; another wallet is the next step [flow-next-step].',
    'shown.platform.failed.final':
      'Asking again would give the same answer; another wallet is the next step [flow-next-step].',
    'shown.platform.adopting':
      'The wallet has approved. The wallet charts take their part of the session, in 30 s at most [pairing-session].',
    'shown.platform.succeeded':
      'The ring closes on success, and the modal 0.9 s later [connect-success]. The link that was opened is remembered, so that the wallet is opened for each request [link-remembered].',
    'shown.code':
      'The code is that of the kit’s one pairing, held while a platform needs it [pairing-one]; a dApp that makes pairings itself hands over its own [nav-manual].',
    'shown.code.free': 'The chosen platform needs no code.',
    'shown.code.held': 'The pairing is held, and at once emits its state.',
    'shown.code.manual': 'The dApp’s own code, which the dApp may not have handed over yet.',
    'shown.copy': 'A text is copied to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.download': 'Whether the directory knows where to get the wallet [connect-not-installed].',
    'shown.download.known': 'A user without the wallet is led to where to get it, if that helps.',
    'shown.download.unknown': 'Any wallet will do, or the directory does not say where to get this one.',
    connected: 'A wallet is connected. The kit decides what follows [nav-outcome].',
  },
  walletList: {
    '': 'All wallets, by page or by what the user searches for [directory-page] [directory-search]. The kit receives the choice.',
    browsing: 'The directory page by page, in its own order. Loaded pages stay [directory-page].',
    'browsing.loading': 'The next page of 40 wallets, with the images of its first 20 [directory-page].',
    'browsing.loading.first': 'The directory is asked, for 30 s at most [flow-timeout].',
    'browsing.loading.second':
      'On a phone, a page may be without a wallet that a phone can open: the next one is asked for.',
    'browsing.loading.third': 'A third page without a new wallet is taken for the end of the list.',
    'browsing.ready': 'There are more pages, which load as the user scrolls.',
    'browsing.complete': 'All pages are loaded.',
    'browsing.complete.listed': 'All wallets are listed.',
    'browsing.complete.empty': 'The directory has no wallet for this app.',
    'browsing.failed': 'The directory did not answer; the pages that were loaded stay.',
    'browsing.failed.partial': 'The known wallets are listed, and below them what went wrong.',
    'browsing.failed.unavailable': 'No wallet is known: what went wrong is shown in place of the list.',
    searching:
      'By the trimmed text, up to 100 wallets at once. An answer to an earlier search is ignored [directory-search].',
    'searching.waiting': 'The directory is asked once the user has not typed for 300 ms [directory-search].',
    'searching.loading': 'The directory searches, for 30 s at most [flow-timeout].',
    'searching.complete': 'The directory has answered.',
    'searching.complete.listed': 'The wallets that were found, below those of the list that match.',
    'searching.complete.empty': 'No wallet matches.',
    'searching.failed': 'The directory did not answer. The wallets of the list that match are shown all the same.',
    'searching.failed.partial': 'The known wallets are listed, and below them what went wrong.',
    'searching.failed.unavailable': 'No wallet is known: what went wrong is shown in place of the list.',
    connected: 'A wallet is connected, wherever it was chosen. The kit decides what follows [flow-apart].',
  },
  wallet: {
    '': 'The connections of one namespace, as their owner reports them [wallet-source]; one such chart per adapter, for as long as the kit lives.',
    status:
      'The connection status. The adapter’s report decides, and a request only speeds it up [wallet-source] [wallet-status].',
    'status.settling':
      'The next connection in the queue is ended; where the queue is empty, the report decides at once.',
    'status.disconnected': 'No wallet is connected. A late approval is still honoured [flow-late-answer].',
    'status.reconnecting': 'The stored connections are being tried. The user may connect meanwhile [wallet-status].',
    'status.connecting':
      'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It cannot be aborted: a late approval arrives as a report [flow-late-answer].',
    'status.activatingForConnect':
      'A live connection was chosen to connect with: it becomes the active one, within 30 s [wallet-activate].',
    'status.connected':
      'At least one wallet is connected. Connecting the current one again is refused [connect-current-refused].',
    'status.activating':
      'One of several connections becomes the active one. Done when the report says so, given up after 30 s [wallet-activate].',
    'status.disconnecting':
      'Done when the connection is gone from the report, not when a promise resolves. Capped at 3 s [wallet-disconnect-cap].',
    network:
      'A network switch is done when the report shows the network: a late success beats an early error [network-reported].',
    'network.resting':
      'No switch is under way. One to the network that the wallet is on is ignored [network-same-ignored].',
    'network.switching':
      'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It cannot be aborted: a late approval arrives as a report [flow-late-answer].',
    restore: 'The stored connectors are tried on load, the most recently used first [wallet-reconnect].',
    'restore.trying': 'Each stored connector has 5 s to reconnect. Reports in that time count as silent.',
    'restore.ending':
      'The user has disconnected before all stored connectors were tried: their connections end untried, within 3 s [wallet-disconnect-untried].',
    'restore.done': 'The kit is informed, so that it knows when every namespace is done.',
    link: 'The adapter is followed for as long as the kit lives. One that cannot be fetched is tried again [wallet-source] [wallet-adapter-retry].',
    'link.watching': 'The adapter reports all that it knows, at once and at every change.',
    'link.watching.awaiting': 'The adapter is loading, so the wallets are not known yet.',
    'link.watching.overdue': 'The adapter has not loaded for 30 s. It is used as soon as it loads [flow-late-answer].',
    'link.watching.heard': 'The adapter has reported which wallets there are.',
    'link.lost':
      'The adapter could not be fetched. It is fetched again after 5 s, or at once where the user asks [wallet-adapter-retry].',
  },
}
