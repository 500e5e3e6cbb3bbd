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
    "If a balance can't be fetched, a toast says 'Token Balance Unavailable', and the balance is not requested again for 30 s, except after a transaction.",
  'account-balance-one':
    'The account, the button and the dApp share one balance per namespace. A view that opens within 30 s shows it without another request.',
  'account-balance-cut':
    'Balances are truncated to 3 decimals and never rounded up; a positive one is never shown as zero.',
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
    "`createAppKit` takes the options that users of AppKit know. It sets up one kit per page: another call returns the first handle. Options that differ later, in a call or in a provider's props, change nothing; in development a warning says so.",
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
    "An account's name is the one that the blockchain API returns, otherwise the account's first name in the API's register. Without a project, or on a network that the API does not serve, it comes from ENS if Ethereum is among the dApp's networks. If a browser can't show the picture that the name refers to, ENS's own service draws it. On test networks, an account has no name.",
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
    'The embedded wallet is a page of another origin in a frame, which holds the keys. The first request creates the frame. It is created at the start only if there was a login, or in an installed app.',
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
    'No second email is sent within 30 s of the first, whichever tab asks. The time also counts while the page sleeps, as on a phone whose user reads the mail. When an email is sent again, the user is told. A user who enters the same email again in that time, even after closing the modal, is led to the step that waits for the first email.',
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
    'A browser that is new to the service has to be approved with the link in the email before a code is sent. One request to the wallet serves all logins that wait for that approval.',
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
    'As the last step of that idle time, a copy of the kit without ports is opened out of sight and removed again, so that the first open is nearer to the second. This happens only in browsers that report idle time, once the user has not interacted with the page for half a second, and only if the modal has not been open.',
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
    'Once it has been opened and closed again, the modal keeps no node, no listener and, measured over 1,000 openings, at most 2 kB for each. While it is closed, no timer of its charts runs.',
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
    "After the first view, a press in the modal goes to the control on which it began, wherever the layout moves that control before the finger is lifted. If the pointer is dragged away, nothing is pressed. The second half of a double click or double tap is dropped if another control has come under the pointer, in the modal or in the page below it. A double click on the page's button leaves the modal open.",
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
  'look-room':
    'The card fits the window, however low the window is and however the page is zoomed, by the browser or by its own CSS. Everything in the card can be scrolled to, and a list keeps room for two rows. Rows, tiles and amounts have room for the text size that the dApp sets.',
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
    'The stack starts at the view that the dApp asked for, if it can be shown now. Otherwise it starts at Account for a connected user, and at Connect for any other. If the wallet of the last visit connects again while Connect, the list of all wallets or a pairing is shown, Account replaces it.',
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
  'network-wish':
    "A wallet that connects is asked for the network that is selected in its namespace, wherever it was chosen: in any list of the modal, or in the dApp's own.",
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
    'Requests time out after 10 s; on EVM networks, up to 1000 are sent as a batch. They are retried 3 times, after 150 ms that double each time, or after Retry-After. On Solana, a Retry-After of more than 10 s ends the retries.',
  'node-fallback':
    "EVM nodes are ranked by 10 pings, weighted 0.7 for stability and 0.3 for latency, while a wallet is connected or the modal is open. Solana's are tried in their order. A rejection by the user is not tried on another node.",
  'node-retry-statuses':
    'A request is retried after 403, 408, 413, 429, 500, 502, 503 and 504; on EVM networks also after an exceeded limit and after an internal error.',
  'notice-toasts': 'At most 20 toasts are kept, and the oldest are dropped.',
  'notice-toast-times':
    'An error or plain toast stays for 4 s, and a success for 2 s. A loading toast stays until it is dismissed or replaced.',
  'notice-toast-once':
    'An error that says the same as a visible one replaces it and restarts its time, unless it has an id of its own.',
  'notice-snackbar': 'The snackbar shows one short message at a time. The next one appears 150 ms after it has gone.',
  'notice-snackbar-time':
    'A message in the snackbar disappears after 2.5 s, or when the user leaves the view that it was about. A loading message stays.',
  'notice-alerts':
    'A problem that only the developer can fix is an alert. Each kind is shown once, unless the dApp sets `debug: false`.',
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
    'Changing the account or the network starts a new form. If something was filled in, the user is told. What was paid before is still followed, and the view says for which account. The list of purchases is that of the account. If the arrival of an order has opened it, it is that of the account that paid.',
  'pairing-one': 'Everything that needs a pairing shares one.',
  'pairing-expiry': 'A pairing is offered for 4 minutes, and counts as expired when 10 s or less remain.',
  'pairing-renewed': 'A code on screen is renewed without a click. A code that is not on screen lapses.',
  'pairing-late': 'A pairing that is approved late still connects.',
  'pairing-refused':
    "If the wallet rejects, or if the relay refuses the page or can't be reached, the modal tells the user. Nothing is retried until the user asks.",
  'pairing-session':
    'An approval covers every namespace of the session. A malformed session is ended before a chart receives it.',
  'pairing-uri':
    'A pairing URI begins with `wc:` and has at most 1,024 characters. No other text becomes a QR code or part of a link.',
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
    'While the tokens are on screen, they are requested again every 10 s, until the service says that it is overloaded (503). Once a transaction has ended, they are requested in any case.',
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
    "A number is read and shown as the visitor's language writes it, whatever language the modal is in. Below 1, the decimal sign may be a point or a comma, since keyboards follow the region and not the language. Signs, exponents, half-typed groups, more decimals than the token has and more than 78 digits are refused.",
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
    'An address, a name, a payment URI (EIP-681, Solana Pay) or an account id (CAIP-10) can be pasted. A request to pay a token fills in the receiver, and also the token and the amount if the account has that token. A request for another call, for another network, or with a memo or a reference, which the transfer would lack, is refused.',
  'send-scan':
    'If the browser reads codes (`BarcodeDetector`) and has a camera, a code can be scanned, and is read like pasted text. Nothing loads and no camera is requested before that. The camera is off once the user leaves it, a code is read, or the camera is refused.',
  'send-reset': 'Changing the account or the network starts a new form. If something was filled in, the user is told.',
  'send-review':
    "Before the wallet is asked, the review shows the whole address, the network, the fee in both units, and the amount that moves according to the node, if that is not the requested amount. If the transfer would fail, the review says why, or which of its costs the account can't pay. If the fee has doubled in the meantime, the user is told, and the view scrolls to it.",
  'send-look-alike':
    "If a receiver begins and ends like an earlier one but is another, the user is told and the difference is marked, even if something was sent to this one as well. Nothing is sent to it, or to another token's address, until the user has said that the whole address is right.",
  'send-first-time':
    "The user is told if the receiver is new, a contract, another token's address, an address that was never used, or the sender itself. If the token keeps a part, the user is told that less arrives than is sent.",
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
    "If a transaction was sped up, cancelled, or dropped by the network, the user is told exactly that. An EVM transaction that the network's node does not know is pending while the wallet's own node knows it, as in a private mempool, and while the wallet is on another chain, where it can't be asked. A transaction that the network rejected or dropped can be reviewed and sent again.",
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
    'If the wallet has done its part and the service was not told, the service is told again without asking the user again. If the user has left before the wallet answers, the service is told as soon as it does.',
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
    'A session belongs to one account on one chain. Sessions are read at start, after a reload, when another tab or the app itself changes them, and before they expire.',
  'signin-ends':
    'Sessions end with the connections that they belong to, and on sign-out. The sessions of an account stay while another connection has that account.',
  'signin-late-revoked':
    'If a session is verified after the user has cancelled, it is revoked. It is kept if another tab has signed in meanwhile.',
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
    'Telegram opens no window, so the page itself goes to the provider. When the page has come back within 30 minutes, its login continues, once. An answer that this page did not request does not count.',
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
  'swap-pending':
    'An approval or a revocation that the network has yet to confirm is not requested again. If the swap is reviewed again meanwhile, its outcome is awaited first.',
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
    'The end of a swap is announced wherever the user is. Both balances are requested again, even below an open form.',
  'trace-inputs': 'A trace contains only inputs, has a limited size, and is checked when it is read.',
  'trace-replay':
    'A replay runs the inputs through the same charts. It reaches the same states, or says where it differs.',
  'trace-redaction':
    'Secrets and addresses are replaced by placeholders of the same shape, and equal values by equal placeholders. Of an amount, only the magnitude is kept, and on which side of a payment method’s limits it is.',
  'wallet-source':
    "The library that owns a connection is its only source. A chart follows the library's report, and a request only speeds that up.",
  'wallet-status':
    'A namespace is disconnected, connecting, connected or reconnecting. While it is disconnecting, it still counts as connected.',
  'wallet-reconnect':
    "On load, the stored connectors are tried, the most recently used first. A connector that fails, or hangs for 5 s, never keeps the next one waiting. A wallet that connects again never interrupts the user's request to another one.",
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
    '': 'The user must accept the dApp’s terms and privacy policy before anything leads to a wallet, once for these pages [connect-terms].',
    unticked: 'The box is not ticked: nothing leads to a wallet [connect-terms].',
    ticked: 'The box is ticked, and the user can untick it. The kit leads to where the user wanted to go.',
    connected: 'A wallet has connected meanwhile, without the modal. The kit decides what follows [nav-outcome].',
  },
  accountSettings: {
    '': 'The embedded wallet’s settings: the email, the network, the account’s type and name, and disconnecting [account-settings].',
    shown: 'The logged-in user and their settings; email, page, type, name and disconnecting run in parallel.',
    'shown.email': 'The email can be changed; a social login may have none [embedded-email-change].',
    'shown.email.deciding': 'Checks for an email, and leaves at once.',
    'shown.email.known': 'The user has an email.',
    'shown.email.missing': 'The user has no email.',
    'shown.dashboard': 'The service’s own page, where users take over their wallet.',
    'shown.dashboard.deciding': 'Checks for such a page, and leaves at once.',
    'shown.dashboard.known': 'There is such a page.',
    'shown.dashboard.missing': 'There is no such page.',
    'shown.accountType':
      'If there are two account types, the user can switch; the kit learns of it from the wallet, even after this flow ends [embedded-account-type].',
    'shown.accountType.deciding': 'Checks for a second type, and leaves at once.',
    'shown.accountType.single': 'There is only one type.',
    'shown.accountType.settled': 'The account has the chosen type.',
    'shown.accountType.switching': 'The service switches to the other account, for 30 s at most [flow-timeout].',
    'shown.accountType.refused': 'The account has not changed, and the row says why.',
    'shown.name': 'An account without a name can get one [names-where].',
    'shown.name.deciding': 'Checks whether the account can have a name, and leaves at once.',
    'shown.name.asking':
      'Looks up whether the account has, or could get, a name on its network, for 30 s at most [flow-timeout].',
    'shown.name.nameless': 'The account has no name.',
    'shown.name.settled': 'The account has a name, cannot have one, or the lookup failed.',
    'shown.leave': 'The user can disconnect the wallet [wallet-disconnect].',
    'shown.leave.leaving':
      'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    upgrade: 'The service’s own page lets the user take over the wallet.',
    left: 'The account is not the embedded wallet’s, so there is nothing to set.',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  account: {
    '': 'The account of one namespace: its name, address, balance and network, the available actions, and disconnecting [account-view].',
    shown: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
    'shown.layout': 'The app’s own wallet has nowhere else to show its holdings; other wallets do [account-layout].',
    'shown.layout.deciding': 'Chooses the layout, and leaves at once.',
    'shown.layout.list': 'The native balance and the available actions [account-layout].',
    'shown.layout.portfolio':
      'The view includes the account’s holdings, with their total in dollars in place of the balance.',
    'shown.identity': 'The account’s name and picture; until they are known, its address is shown [account-identity].',
    'shown.identity.asking': 'The identity is being looked up, for 30 s at most [flow-timeout].',
    'shown.identity.known': 'The name is shown, if the account has one.',
    'shown.identity.nameless': 'The lookup failed: the address is shown, without a message.',
    'shown.balance':
      'The native balance, from the kit’s one balance per namespace [account-balance-one]; after a failure, retrying is blocked for 30 s [account-balance-gap].',
    'shown.balance.loading': 'The balance is loading.',
    'shown.balance.ready': 'The balance is shown until the account or its network changes, or it is requested again.',
    'shown.balance.failed': 'The balance did not load [account-balance-gap].',
    'shown.balance.failed.resting': 'No retry for 30 s.',
    'shown.balance.failed.retryable': 'The user may retry.',
    'shown.network': 'What the app knows about the account’s network [account-view].',
    'shown.network.deciding': 'Decides what is known, and leaves at once.',
    'shown.network.explorable': 'A block explorer can show the account.',
    'shown.network.known': 'The network has no block explorer.',
    'shown.network.unknown':
      'The app does not know the network: the user is told so, and actions that need its nodes are not offered [account-unknown-network].',
    'shown.copy': 'Copies a text to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.leave': 'The user can disconnect the wallet [wallet-disconnect].',
    'shown.leave.leaving':
      'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  activity: {
    '': 'The active account’s transactions on its network, newest first [activity-list].',
    shown: 'There is an account. It is followed until its namespace’s last connection ends.',
    'shown.loading': 'The next page is loading; the list stays [activity-page].',
    'shown.loading.first': 'The history is requested, for 30 s at most [flow-timeout].',
    'shown.loading.second': 'A page may contain only spam: the next one is requested [activity-page].',
    'shown.loading.third': 'After a third such page, the user is asked whether to continue [activity-page].',
    'shown.ready': 'More pages load as the user scrolls [activity-page].',
    'shown.paused':
      'Three pages contained nothing new: there may be more, and the user can request it [activity-page].',
    'shown.paused.listed': 'The transactions found so far are listed.',
    'shown.paused.empty': 'Nothing worth showing has been found so far.',
    'shown.complete': 'All pages are loaded.',
    'shown.complete.listed': 'All transactions are listed.',
    'shown.complete.empty': 'The account has no transactions on this network.',
    'shown.failed': 'The history did not load. A toast says so, and the list stays [activity-failed].',
    'shown.failed.partial': 'The known transactions are listed, with the error below.',
    'shown.failed.unavailable': 'Nothing is known: the error is shown in place of the list.',
    disconnected: 'The namespace’s last connection has ended [activity-follows].',
  },
  alerts: {
    '': 'Mistakes that the developer has to fix, each kind once [notice-alerts].',
    showing: 'The oldest alert is shown until it is dismissed, and only while `debug` is on [notice-alerts].',
  },
  approveTransaction: {
    '': 'The embedded wallet’s frame takes the card’s place while calls wait for the user’s approval; its content is the wallet’s own [embedded-approve].',
    shown:
      'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
    settled: 'No call is waiting. The kit decides what follows [flow-apart].',
  },
  balance: {
    '': 'The native balance of a namespace’s active account, shared by the account, the button and the dApp [account-balance-one].',
    idle: 'The account’s balance has not been requested yet.',
    loading: 'The adapter is asked; no answer within 30 s counts as a failure [flow-timeout].',
    ready: 'The balance is known.',
    'ready.fresh': 'For 30 s, a view that opens shows the balance without a new request [account-balance-one].',
    'ready.stale': 'A view that opens requests the balance again.',
    failed: 'A toast says Token Balance Unavailable, even if the modal is closed [account-balance-gap].',
    'failed.resting':
      'The adapter is not asked again for 30 s, neither for a view nor for the dApp, only after a transaction [account-balance-gap].',
    'failed.retryable': 'The user, a view that opens, and the dApp may retry.',
  },
  buy: {
    '': 'Buys crypto with money for the active account: the amount is quoted, a provider sells in its own window, and the purchase is followed until it arrives [onramp-steps].',
    draft: 'Nothing has been paid yet. Another account or network starts a new form [onramp-reset].',
    'draft.loading': 'Providers and options are loading, for 30 s at most [onramp-options] [flow-timeout].',
    'draft.unsupported': 'No provider sells for this network; one may for another network [onramp-providers].',
    'draft.unavailable': 'The providers did not load.',
    'draft.form': 'The amount, what it buys, and who sells it [onramp-steps].',
    'draft.form.step.amountMissing': 'There is no amount [onramp-steps].',
    'draft.form.step.amountMalformed': 'The amount is not a sum of money [onramp-limits].',
    'draft.form.step.amountLow': 'The amount is below the minimum of every payment method [onramp-limits].',
    'draft.form.step.amountHigh': 'The amount is above the maximum of every payment method [onramp-limits].',
    'draft.form.step.ready': 'A provider can be chosen [onramp-steps].',
    'draft.form.quotes.idle': 'There is nothing to quote.',
    'draft.form.quotes.waiting': 'The user may still be typing [onramp-quote].',
    'draft.form.quotes.asking':
      'A quote is requested, for 30 s at most; if the order changes meanwhile, the answer is ignored [onramp-quote].',
    'draft.form.quotes.quoted': 'A provider has quoted the order.',
    'draft.form.quotes.estimated': 'No provider quotes: an estimate is shown, labelled as one [onramp-estimate].',
    'draft.form.links.idle': 'There is nothing to pay.',
    'draft.form.links.waiting':
      'How much is bought is not known yet, and the providers’ pages need to know [onramp-link].',
    'draft.form.links.asking': 'The providers’ pages are requested, for 30 s at most [onramp-link].',
    'draft.form.links.known': 'A provider can be chosen if its page is known [onramp-link].',
    'draft.form.links.unknown': 'No provider has a page: they can be requested again [onramp-link].',
    'draft.choosingCurrency': 'The currencies to pay with [onramp-options].',
    'draft.choosingToken': 'The tokens that can be bought on the network [onramp-options].',
    'draft.learning': 'Explains buying crypto to newcomers [nav-learn].',
    paying: 'The user pays in the provider’s window, while the kit asks for the purchase’s status [onramp-watch].',
    'paying.opening': 'The click opens the window [onramp-window].',
    'paying.watched': 'The user waits here for up to 180 s [onramp-watch].',
    'paying.watched.waiting': 'The provider’s window is open.',
    'paying.watched.closed':
      'The window is closed, or its page has cut the link to this one, which looks the same: a payment still arrives [onramp-window].',
    'paying.late':
      'Nothing has arrived within 180 s. The purchase is still followed, and the user is told when it arrives [onramp-watch].',
    'paying.failed': 'The provider has cancelled the purchase.',
    'paying.blocked': 'The browser blocks the window until the user allows it [onramp-window].',
    purchases:
      'The account’s purchases, newest first; when another one arrives or the account changes, they are requested again [onramp-activity] [onramp-reset].',
    'purchases.loading': 'The purchases are requested from the service, for 30 s at most [flow-timeout].',
    'purchases.listed': 'The purchases are listed.',
    'purchases.empty': 'Nothing has been bought yet; the user can start now.',
    'purchases.unavailable': 'The purchases did not load.',
    bought: 'The user has seen the purchase. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  config: {
    '': 'Features, origins and analytics from the project’s configuration. The chart informs the kit of the features, and the developer of mistakes [config-features] [config-origins] [config-analytics].',
    project: 'The features and allowed origins, from the project’s configuration [config-features].',
    'project.deciding': 'Basic mode asks no project [config-basic]. Leaves at once.',
    'project.fetching':
      'The configuration is requested, for 30 s at most [flow-timeout]. Nothing waits for it [config-optional].',
    'project.checkingLogin': 'Only logins are bound to the project’s allowed origins [config-origins]. Leaves at once.',
    'project.checkingOrigin':
      'The service is asked whether the project allows this page’s origin [config-origins], for 30 s at most [flow-timeout].',
    'project.ready': 'The features follow from the project and the dApp together.',
    'project.degraded':
      'The service did not answer. The modal works without it until it is opened again [config-optional].',
    'project.misconfigured':
      'An alert reports what only the developer can fix. The modal works without the configuration [config-origins].',
    analytics: 'Whether the project wants analytics: they are off until it says so [config-analytics].',
    'analytics.deciding': 'The project is asked only if the dApp wants analytics. Leaves at once.',
    'analytics.fetching': 'The project is asked, for 30 s at most [flow-timeout].',
    'analytics.unavailable': 'A failure turns analytics off until the modal is opened again [config-analytics].',
    'analytics.on': 'Analytics are sent [config-analytics].',
    'analytics.off': 'No analytics are sent [config-analytics].',
  },
  connect: {
    '': 'Leads from the list of wallets to an account, whichever wallet responds. The wallet charts ask the wallets; this chart follows their events [connect-status] [wallet-source].',
    choosing:
      'The list of wallets, drawn from what the page already has: nothing waits for a server [connect-offline-list].',
    'choosing.deciding': 'Chooses the layout by the available wallets, and leaves at once.',
    'choosing.hidden': 'Only the logins: the dApp wants no wallets [connect-hidden].',
    'choosing.collapsed': 'The logins, and a button that shows the wallets [connect-collapsed].',
    'choosing.all': 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
    'choosing.leading': 'The wallets of this page and the directory’s first wallets.',
    'choosing.installed': 'Only the wallets of this page: no others can be reached.',
    'choosing.looking': 'The wallets of this page are not known yet: space for them is reserved [connect-looking].',
    'choosing.unreached':
      'The code that finds the wallets did not load. It is loaded again automatically, or at once if the user asks [wallet-adapter-retry].',
    'choosing.none': 'There is no wallet. If the user installs one now, it appears without a reload.',
    choosingNamespace: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
    requesting:
      'The wallet is asked. After 20 s a hint says where to look [flow-prompt-hint]; after 5 min the request times out [flow-prompt-timeout].',
    'requesting.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'requesting.slow': 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    failed: 'Each cause of failure has its own message and its one next step [flow-next-step].',
    'failed.classifying': 'Chooses the user’s next step by the kind of failure.',
    'failed.declined':
      'The user rejected the request in the wallet (4001). They can ask it again, or another wallet [connect-declined].',
    'failed.pending':
      'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    'failed.timedOut':
      'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    'failed.blocked': 'The wallet or the browser blocks the request until the user allows it there [flow-next-step].',
    'failed.offline': 'The internet or the relay can’t be reached. A retry may succeed [flow-next-step].',
    'failed.retryable': 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    'failed.known': 'The wallet is already connected; another wallet is the next step [flow-next-step].',
    'failed.final': 'A retry would fail again; another wallet is the next step [flow-next-step].',
    'failed.notInstalled': 'The wallet is not in this browser. One click leads to getting it [connect-not-installed].',
    succeeded:
      'The ring closes to show success; 0.9 s later the modal closes, or earlier if the user closes it [connect-success].',
    connected: 'The chosen wallet is connected. The kit decides what follows [nav-outcome].',
    connectedElsewhere:
      'Another wallet has connected meanwhile, by another request or from an earlier visit. The kit decides what follows [nav-outcome].',
  },
  directory: {
    '': 'What the modal knows about the wallet directory before the user browses it. Nothing waits for it, and this browser’s wallets do not need it [directory-prefetch].',
    prefetching: 'The directory is asked for its first wallets, for 30 s at most [directory-prefetch] [flow-timeout].',
    loadingImages: 'The first wallets appear with their images, or without them after 2 s [directory-pictures].',
    ready: 'The modal shows the known wallets.',
    failed: 'What failed is requested again when the modal is next opened [directory-again].',
  },
  downloads: {
    '': 'How to get the route’s wallet, here or on a phone [directory-downloads].',
    deciding: 'Checks where the wallet is available and the user’s device, and leaves at once.',
    'known.phone': 'Links to this phone’s stores.',
    'known.desktop': 'Links for this browser; no phone store has the wallet.',
    'known.scanning': 'One store at a time, as a code to scan with a phone, and links for this browser.',
    unknown: 'The directory does not know where to get the wallet.',
  },
  emailLogin: {
    '': 'Logs in to the embedded wallet with an email, then connects it like any other wallet [embedded-email].',
    'login.step':
      'From an email to a login: a new device is approved first, then a code proves the email [embedded-email].',
    'login.step.deciding': 'Checks for an email typed before, and leaves at once. An invalid one is reported.',
    'login.step.typing': 'The email field, with any error below it.',
    'login.step.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.device': 'The browser is new to the service: the link in the mail authorizes it [embedded-device].',
    'login.step.device.waiting': 'The user has yet to open the link; the code follows in another mail.',
    'login.step.device.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.code': 'The code in the mail proves that the email is the user’s [embedded-code].',
    'login.step.code.typing': 'Six digits; the last one submits them.',
    'login.step.code.verifying': 'The service verifies the code, for 120 s at most [embedded-patience].',
    'login.step.code.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.code.connecting':
      'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    'login.step.code.succeeded':
      'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    'login.step.connecting':
      'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    'login.step.succeeded':
      'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    'login.step.ending':
      'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    'login.resend': 'At least 30 s pass between two mails [embedded-resend].',
    'login.resend.cooling':
      'The seconds are counted down. A page that slept meanwhile reads what is left when it wakes.',
    connected: 'This wallet or another one is connected. The kit decides what follows [nav-outcome].',
    left: 'The embedded wallet is gone: back to where the user came from.',
  },
  grantPermissions: {
    '': 'A dApp asks to act without asking again: the service adds its key, the wallet grants the permissions, and the service is informed [sessions-grant].',
    'granting.progress': 'The request’s progress [sessions-grant].',
    'granting.progress.preparing':
      'The service creates a key for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    'granting.progress.asking': 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
    'granting.progress.declined':
      'The user rejected the request in the wallet. They can retry; leaving informs the dApp.',
    'granting.progress.refused': 'The dApp’s request is invalid here, and a retry would not help [sessions-grant].',
    'granting.progress.failed': 'The service or the wallet failed. The user can retry; leaving informs the dApp.',
    'granting.progress.activating':
      'The service is told what the wallet has granted, for 30 s at most [sessions-grant] [flow-timeout].',
    'granting.progress.untold':
      'The wallet has granted the permissions, but the service does not know: they can be sent again, without the wallet [sessions-untold].',
    'granting.progress.created': 'The app has its permissions, and the user sees which [sessions-grant].',
    'granting.progress.created.listed':
      'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
    'granting.progress.created.alone': 'The dApp does not list sessions.',
    'granting.tokens':
      'A limit on a token makes sense only in the token’s units, which the network knows [sessions-units].',
    'granting.tokens.none': 'No token is limited.',
    'granting.tokens.reading': 'The network is asked, for 30 s at most [sessions-units] [flow-timeout].',
    'granting.tokens.known':
      'Limits are shown in the tokens’ units; if the network does not know a token, the view says so [sessions-units].',
    'granting.tokens.unknown': 'The network did not answer: the view says so in place of the limits [sessions-units].',
    granted: 'The user has seen the permissions.',
    left: 'The user has left, the account has changed, or the dApp has not requested anything.',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  headless: {
    '': 'Serves a dApp that draws the wallets itself [api-headless]: it reports how each call ended, and answers every call [api-headless-settled].',
    leading: 'The directory’s first wallets; this browser’s wallets do not wait for them [api-headless].',
    'leading.asking': 'The directory’s first wallets are requested, for 30 s at most [flow-timeout].',
    'leading.known': 'The directory’s first wallets are known.',
    'leading.failed': 'Some of them did not load. They are requested again with the next page or search.',
    'leading.again': 'The directory’s first wallets are requested, for 30 s at most [flow-timeout].',
    list: 'The directory’s wallets that the dApp requests, by page or by query [api-headless].',
    'list.idle': 'Nothing is loading; loaded wallets stay.',
    'list.fetching':
      'The directory is asked. A newer request replaces this one: its call ends as aborted, and its answer is ignored [directory-search].',
    'list.fetching.paging':
      'A page is loading, for 30 s at most: the first one replaces the list, later ones are added [flow-timeout].',
    'list.fetching.searching':
      'The matches of a query are loading, for 30 s at most, and replace the list [flow-timeout].',
    code: 'The code of the kit’s one pairing, held from when the dApp needs it until the dApp resets it [pairing-one].',
    'code.none': 'No code is needed [lazy-closed].',
    'code.loading': 'The pairing chart is loading, for 30 s at most [flow-timeout].',
    'code.held': 'The pairing is held, and emits its state at once.',
    'code.held.asking': 'The code is being created; the pairing reports when that takes too long.',
    'code.held.ready': 'Every call has its code. The code is renewed while it is held [pairing-renewed].',
    'code.held.refused':
      'The wallet refused, or the relay can’t be reached. The next call asks again [pairing-refused].',
    'code.failed': 'The pairing chart did not load. The next call loads it again.',
    connection:
      'The wallet that is being connected, one at a time: every exit from this state settles the call that waits for it [api-headless].',
    'connection.idle': 'No wallet is being connected.',
    'connection.asking':
      'A wallet of this browser asks the user, for 5 min at most [flow-prompt-timeout]. A request that this chart dropped may still be approved [flow-late-answer].',
    'connection.pairing': 'The wallet uses the code, as long as there is one.',
    'connection.pairing.coding': 'The code is being created.',
    'connection.pairing.opening': 'On a phone, the wallet’s app is opened with the code [link-open].',
    'connection.pairing.approving':
      'The user scans the code or approves in the app. The code is renewed meanwhile [pairing-renewed].',
    'connection.adopting':
      'The phone has approved, and the wallet charts take over the session, within 30 s [pairing-session].',
  },
  kit: {
    '': 'All of Portico: a wallet chart per namespace, the modal and its routes [nav-routes], and the small actors that every flow uses. It forwards the wallets’ reports to flows, and decides what follows when a flow ends [nav-outcome].',
    boot: 'Stored connections reconnect on load; the modal may open meanwhile [wallet-reconnect].',
    'boot.reconnecting': 'A namespace is still trying its stored connections.',
    'boot.ready': 'Every namespace has tried its stored connections.',
    connections: 'The active connection of each namespace, as its wallet chart reports it.',
    activeNamespace: 'Which namespace is active, and which namespaces share a session.',
    pendingNetwork:
      'When the wallet is on the requested network, the network’s namespace becomes active [network-reported] [network-namespace-switch].',
    'pendingNetwork.idle': 'No network is requested.',
    'pendingNetwork.switching': 'The wallet is asked to switch. Its reports say when it has.',
    'pendingNetwork.joining':
      'The embedded wallet connects in the other namespace without another login [embedded-namespaces]. If it does not, the network is selected without a wallet.',
    pendingConnection:
      'The requested connection becomes the active one of its namespace, and the namespace becomes active [wallet-activate].',
    'pendingConnection.idle': 'No connection is requested.',
    'pendingConnection.activating': 'A wallet chart activates the connection. Its reports say when it is active.',
    networkSupport:
      'Whether the app supports the active network; without a connected wallet, it counts as supported [network-supported].',
    'networkSupport.supported': 'The active network is one of the app’s, or need not be.',
    'networkSupport.unsupported':
      'The app does not support the active network. The modal leads to the supported ones, once per unsupported network [network-unsupported-view].',
    persistence: 'The user’s choices are stored for the next visit and for other tabs [storage-recent] [storage-tabs].',
    gate: 'If the dApp signs users in, a gatekeeper checks each new account on one of its networks, and the modal shows what it asks for [signin-opens].',
    'gate.unguarded': 'No account has connected yet, or the dApp has no gatekeeper [signin-lazy].',
    'gate.loading': 'The gatekeeper and the flow of its task are loading, for 30 s at most [flow-timeout].',
    'gate.loading.restored':
      'The connection was restored: the user is not asked for an optional session [signin-optional].',
    'gate.loading.connected': 'The user has just connected and is asked to sign in [signin-opens].',
    'gate.loading.before': 'The one of the two states in which loading failed.',
    'gate.guarded': 'The gatekeeper checks the active account.',
    'gate.guarded.pending': 'The gatekeeper does not know yet whether the user may continue.',
    'gate.guarded.open': 'The user may continue.',
    'gate.guarded.optional': 'The user is asked to sign in, and may continue without it [signin-optional].',
    'gate.guarded.required': 'The user is asked to sign in, and may not continue without it [signin-required].',
    'gate.failed':
      'The gatekeeper did not load. If signing in is required, the account is disconnected [signin-unread].',
    deferral: 'A flow that ended while the gate was pending stays on screen until the gate decides what follows.',
    'deferral.none': 'Nothing waits for the gate.',
    'deferral.waiting':
      'What follows the flow’s output is decided when the gate opens; if the route is removed first, nothing follows.',
    broadcast:
      'Wallet, balance, pairing, directory and settings events are also forwarded to every flow on the stack, and to a dApp that draws the wallets itself.',
    projectServices:
      'The project’s directory and configuration, requested when the modal first opens; nothing waits for them [directory-prefetch] [config-optional].',
    'projectServices.idle': 'The modal has not been opened yet, so no server is contacted [lazy-closed].',
    'projectServices.loading': 'The services’ code is loading, for 30 s at most [flow-timeout].',
    'projectServices.loaded': 'The services have been requested; what failed is requested again at the next opening.',
    'projectServices.failed': 'The services’ code did not load. The modal works without it until it is opened again.',
    notices: 'Notices beside the views. Most visits show none, so their charts load with the first one [lazy-notices].',
    'notices.none': 'There is nothing to show, or the charts did not load: the next notice tries again.',
    'notices.loading': 'The charts are loading, for 30 s at most [flow-timeout]. Notices wait in order.',
    'notices.told': 'Each notice goes to the chart of its kind.',
    modal:
      'The modal is closed, open at one of its routes, or closing. It opens at the requested view if possible, otherwise at the account of a connected user, otherwise at the list of wallets [nav-start]. An unsupported network opens it [network-unsupported-view].',
    'modal.closed': 'Nothing is on screen.',
    'modal.open': 'The map of the modal: one state per route. The stack of routes is in the context [nav-routes].',
    'modal.open.routing':
      'Shows the route on top of the stack, or first the terms that it needs [connect-terms]. If the flow has yet to load, that comes before [lazy-flow].',
    'modal.open.loading':
      'The chart of the route’s flow is loading, for 30 s at most [lazy-flow]. The header is already there, so the user can leave.',
    'modal.open.failed': 'The chart did not load. The user can retry, go back or close [flow-way-out].',
    'modal.open.AcceptTerms': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Connect': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Account': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ProfileWallets': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.WalletReceive': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.WalletSend': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Swap': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.OnRampProviders': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Transactions': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Portfolio': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AllWallets': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ConnectingWalletConnect':
      'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Downloads': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.GetWallet':
      'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
    'modal.open.WhatIsAWallet': 'Explains wallets to newcomers, and leads on to getting one [nav-learn].',
    'modal.open.Networks': 'What follows a choice depends on which wallets are connected, and where [network-choice].',
    'modal.open.WhatIsANetwork': 'Explains networks to newcomers [nav-learn].',
    'modal.open.SwitchNetwork': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SwitchActiveChain': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SIWXSignMessage': 'The sign-message view. Its flow was loaded with the gatekeeper [signin-opens].',
    'modal.open.SIWXSignMessage.open': 'The user signs or cancels.',
    'modal.open.SIWXSignMessage.refusing':
      'The modal can’t close while a session is required and missing; the card shakes for 500 ms [signin-required].',
    'modal.open.UnsupportedChain':
      'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
    'modal.open.EmailLogin': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ConnectSocials': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ApproveTransaction':
      'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.RegisterAccountName':
      'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.UpdateEmailWallet': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SmartSessionList': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SmartSessionCreated':
      'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AccountSettings': 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.closing':
      'The exit animation runs. What was shown stays alive until it is over; opening reverses it and shows the requested view [nav-closing].',
  },
  notices: {
    '': 'Notices to the user and the developer beside the views: one message in the modal, toasts, alerts, and the data for a bug report [notice-snackbar] [notice-toasts] [notice-alerts] [error-reportable].',
  },
  pairing: {
    '': 'One pairing for everything that needs one [pairing-one]: offered for 4 minutes [pairing-expiry], renewed without a click while a route holds it [pairing-renewed], and left to lapse otherwise, so that a late approval still connects [pairing-late].',
    holders: 'Whether a route or the dApp itself needs the code.',
    code: 'The code of the one pairing.',
    'code.none': 'No code is needed, so the client is not even loaded [lazy-closed].',
    'code.offered':
      'There is a proposal, or the relay is asked for one; only one, however many hold it [pairing-one]. After its last holder leaves, it stays open until it expires, so that a late approval still connects [pairing-late].',
    'code.offered.asking':
      'The client has loaded and asks the relay. A relay that returns no code within 20 s counts as unreachable.',
    'code.offered.ready':
      'The code is shown for 4 minutes, less the last 10 seconds, in which it counts as expired [pairing-expiry]. A tab that slept through the expiry notices when it wakes.',
    'code.offered.expired': 'A code that a holder still needs is renewed; any other lapses [pairing-renewed].',
    'code.offered.authenticating':
      'The wallet has approved and signed in one step. The signature is verified, within 30 s, while a loading message shows [pairing-one-step]. The code is no longer needed.',
    'code.offered.renewing':
      'A holder still shows the code, so a new one replaces it without a click. A wallet that scanned the previous one may still approve.',
    'code.refused': 'An alert reports to the developer what only a developer can fix.',
    'code.ended': 'A failure matters only while a holder needs the code.',
    'code.failed':
      'The wallet refused, or the relay can’t be reached or does not serve this page. Nothing is retried until the user asks [pairing-refused].',
  },
  portfolio: {
    '': 'An account’s tokens, NFTs and history on its network, in tabs [portfolio-tabs]. It is part of the account if the wallet is the app’s own, and otherwise a view [account-layout].',
    shown: 'The tokens are followed, whichever tab is selected.',
    'shown.tab':
      'One tab is selected; tabs other than the tokens exist only if the account’s history is available [portfolio-tabs].',
    'shown.tab.tokens': 'The tokens.',
    'shown.tab.history': 'A chart of its own follows the account’s history [activity-list].',
    'shown.tab.history.nfts': 'The NFTs that the account has received and not sent on [portfolio-nfts].',
    'shown.tab.history.activity': 'The account’s transactions.',
    'shown.tokens': 'The account’s tokens on its network [portfolio-tokens].',
    'shown.tokens.loading': 'The tokens are requested, for 30 s at most [flow-timeout].',
    'shown.tokens.known': 'The tokens are known.',
    'shown.tokens.known.content': 'What the list shows.',
    'shown.tokens.known.content.listed': 'The tokens are listed, each with its value [portfolio-tokens].',
    'shown.tokens.known.content.empty':
      'The account holds nothing: the view shows how to get something [portfolio-empty].',
    'shown.tokens.known.content.empty.deciding': 'Decides whether crypto can be bought, and leaves at once.',
    'shown.tokens.known.content.empty.buyable': 'The user can buy or receive crypto.',
    'shown.tokens.known.content.empty.receivable': 'The user can only receive crypto.',
    'shown.tokens.known.poll':
      'The tokens are requested again while they are on screen, and once a transaction has ended [portfolio-poll].',
    'shown.tokens.known.poll.waiting': 'The tokens count as current for 10 s.',
    'shown.tokens.known.poll.unseen':
      'While the page is hidden or another view covers the tokens, they are requested only after a transaction [portfolio-poll].',
    'shown.tokens.known.poll.asking':
      'The tokens are requested, for 30 s at most; the known ones stay meanwhile [flow-timeout].',
    'shown.tokens.known.poll.resting':
      'The last known tokens stay, and are not requested again for 30 s, except after a transaction [account-balance-gap].',
    'shown.tokens.known.poll.ended': 'The last known tokens stay until a transaction has ended [portfolio-poll].',
    'shown.tokens.failed': 'The tokens did not load: a toast says so [account-balance-gap].',
    'shown.tokens.failed.resting': 'No retry for 30 s, except after a transaction.',
    'shown.tokens.failed.retryable': 'The user may retry.',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  profileWallets: {
    '': 'The user’s wallets by namespace: switch between them, add to them, or disconnect them [wallet-profile].',
    shown: 'One namespace at a time, each in its own tab [wallet-profile].',
    'shown.tab': 'The tab’s layout depends on its number of connected wallets [wallet-profile].',
    'shown.tab.deciding': 'Counts them, and leaves at once.',
    'shown.tab.empty': 'No wallet of this namespace is connected: the user can add one.',
    'shown.tab.single': 'One wallet is connected.',
    'shown.tab.several': 'The active wallet comes first, and all can be disconnected at once.',
    'shown.activity': 'Whether the app uses this namespace now, or the user can switch to its wallet [wallet-profile].',
    'shown.activity.active': 'The app uses this tab’s active wallet.',
    'shown.activity.inactive': 'The app uses another namespace: the user can switch to this tab’s wallet.',
    'shown.accounts': 'How many accounts of the active wallet are listed.',
    'shown.accounts.deciding': 'Counts them, and leaves at once.',
    'shown.accounts.few': 'All accounts are listed, since there are few.',
    'shown.accounts.collapsed': 'Only the first accounts are listed, until the user asks for all.',
    'shown.accounts.expanded': 'All accounts are listed until another wallet is shown.',
    'shown.recent':
      'The tab’s previously connected wallets, with what this browser has stored about them [wallet-recent] [wallet-recent-kept].',
    'shown.recent.none': 'No wallet can be connected again.',
    'shown.recent.listed': 'Each wallet can be connected again, or forgotten [wallet-recent-again].',
    'shown.act': 'One request at a time. The wallet chart’s report ends it; that chart also times out [wallet-source].',
    'shown.act.resting': 'No request is running.',
    'shown.act.failed':
      'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    'shown.act.connecting':
      'A recent connection is requested again. Its wallet shows a prompt; the wallet chart gives up after 5 min [wallet-recent-again] [flow-prompt-timeout]. Any other request replaces it.',
    'shown.act.connecting.asking': 'The row says where to continue.',
    'shown.act.connecting.slow':
      'After 20 s, the row hints that the prompt may be hidden behind other windows [flow-prompt-hint].',
    'shown.act.requestingSwitch': 'A connection that is already gone cannot become active. Leaves at once.',
    'shown.act.switching': 'Another connection, or another account of one, becomes active [wallet-activate].',
    'shown.act.requestingDisconnect': 'A connection that is already gone needs no request. Leaves at once.',
    'shown.act.disconnecting':
      'One connection is ending; the wallet chart gives up after 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.act.disconnectingAll':
      'All connections of the tab are ending, one after the other, each within 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.copy': 'Copies a text to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    disconnected: 'No wallet is connected. The kit decides what follows [flow-apart].',
  },
  purchase: {
    '': 'Follows a purchase that was started in a provider’s window until it arrives; the user learns of it wherever they are [onramp-watch].',
    watched: 'The user waits for the purchase: the service is asked every 4 s, for 180 s [onramp-watch].',
    'watched.asking': 'The service is asked for the purchase’s status, for 30 s at most [flow-timeout].',
    'watched.waiting': 'The service is asked again later.',
    trailing: 'The purchase may arrive later: the service is asked every 30 s, for a day at most [onramp-watch].',
    'trailing.asking': 'The service is asked for the purchase’s status, for 30 s at most [flow-timeout].',
    'trailing.waiting': 'The service is asked again later.',
    confirmed: 'The purchase has arrived.',
    failed: 'The provider has cancelled the purchase.',
    forgotten: 'The purchase was never paid.',
  },
  receive: {
    '': 'Shows the address of a namespace’s active account, and the networks that it works on [receive-address].',
    shown: 'There is an account. It is followed until its namespace’s last connection ends.',
    'shown.code':
      'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
    'shown.code.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.code.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.networks': 'The networks that the address works on; what is sent on others is lost [receive-address].',
    disconnected: 'The namespace’s last connection has ended [receive-address].',
  },
  reconnect: {
    '': 'A namespace’s stored connections reconnect on load, and appear in the adapter’s report [wallet-reconnect].',
    reading: 'The store is read, and the adapter loaded if the store has connections, for 30 s at most [flow-timeout].',
    choosing: 'The most recently used of the remaining connectors is next [wallet-reconnect].',
    trying: 'A connector that fails, or hangs for 5 s, does not block the next one [wallet-reconnect].',
    done: 'All connectors have been tried, or one was enough.',
  },
  registerAccountName: {
    '': 'Gives the embedded wallet’s account a name: chosen, signed and registered [names-where].',
    'named.introduced': 'Explains what a name is good for.',
    'named.form':
      'The user types a name; the service says whether it is free, and suggests others [names-valid] [names-suggest].',
    'named.form.empty': 'The field is empty.',
    'named.form.invalid': 'None of what was typed can be part of a name [names-valid].',
    'named.form.short': 'The name has fewer than 4 characters [names-valid].',
    'named.form.long': 'The name has more than 63 characters [names-valid].',
    'named.form.resting': 'The service is asked when the user has not typed for 0.5 s [names-suggest].',
    'named.form.checking': 'The service is asked, for 30 s at most [flow-timeout].',
    'named.form.free': 'The name is available. If the last attempt failed, the view says why [names-registered].',
    'named.form.taken': 'Another account has the name, and alternatives are offered.',
    'named.form.refused':
      'The service does not accept the name: the user types another, or checks this one again [names-registered].',
    'named.form.unchecked': 'The service could not say whether the name is available; it can be asked again.',
    'named.signing':
      'The wallet asks the user to sign the registration, for 5 min at most [names-message] [flow-prompt-timeout].',
    'named.registering':
      'An actor of the kit registers the name: the signature is not withdrawn, and a user who closes the modal is still told [names-registered] [names-end].',
    'named.registering.shown': 'The form waits.',
    'named.registering.left': 'The user has gone back to the explanation, and will see the outcome there.',
    'named.registered': 'The account has the name [names-known].',
    registered: 'The user has seen the name.',
    left: 'The account is not the embedded wallet’s, so nothing is offered here [names-where].',
    disconnected: 'The namespace’s last connection has ended.',
  },
  registration: {
    '': 'Registers a signed name; the user learns of the outcome wherever they are [names-registered] [names-end].',
    registering: 'The service registers the name, for 30 s at most [names-registered] [flow-timeout].',
    registered: 'The account has the name, and uses it at once [names-known].',
    refused: 'The account does not have the name, as far as known.',
  },
  report: {
    '': 'The contents of a bug report: a summary on the clipboard, and the whole session as a file [error-reportable].',
    copy: 'Copies a text to the clipboard.',
    'copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'copy.copied': 'The button confirms it for 2 s [flow-copy].',
    download: 'The session can be saved as a file.',
    'download.saving': 'The file is written, for 30 s at most [flow-timeout].',
  },
  send: {
    '': 'Sends a token of the active account: the user reviews the transfer with what the node says about it, and the wallet is asked once [send-steps] [send-review].',
    draft: 'The wallet has not been asked yet. Another account or network starts a new form [send-reset].',
    'draft.loading': 'The account’s holdings are loading, for 30 s at most [flow-timeout].',
    'draft.filling': 'The form is filled in with what the dApp wants to send [send-wish].',
    'draft.filling.reading':
      'The dApp’s values are read, for 30 s at most; the user is told about invalid ones [send-wish] [flow-timeout].',
    'draft.unavailable': 'The account’s holdings did not load.',
    'draft.unavailable.deciding': 'Decides whether a retry makes sense, and leaves at once.',
    'draft.unavailable.unknownNetwork':
      'The app does not know the network. Switching to another one starts the form [account-unknown-network].',
    'draft.unavailable.retryable': 'The user may retry.',
    'draft.form': 'The token, the amount and the receiver [send-steps].',
    'draft.form.camera.there': 'The browser can read codes and has a camera [send-scan].',
    'draft.form.amount.unpriced': 'The token has no known price, so the amount is in the token.',
    'draft.form.amount.inToken': 'The amount is in the token; its value in money is shown below [send-amount].',
    'draft.form.amount.inMoney': 'The amount is in money; the amount in the token is shown below [send-amount].',
    'draft.form.max.asking': 'The node is asked what the transfer costs, for 30 s at most [send-max] [flow-timeout].',
    'draft.form.receiver.empty':
      'There is no receiver yet. The user can choose a previous one once those are known [send-recent].',
    'draft.form.receiver.empty.recalling':
      'Previous receivers are looked up in the account’s history, for 30 s at most [send-recent] [flow-timeout].',
    'draft.form.receiver.empty.recalled': 'The history has answered, or could not.',
    'draft.form.receiver.pasting':
      'The clipboard is read. The browser may ask the user first, for 30 s at most [send-paste] [flow-timeout].',
    'draft.form.receiver.waiting':
      'Text that is not an address yet (a name, or part of either) is looked up when the user has not typed for 500 ms [send-name].',
    'draft.form.receiver.resolving':
      'The receiver is looked up. An answer to earlier text is ignored; no answer within 30 s counts as none [send-name] [flow-timeout].',
    'draft.form.receiver.known': 'The receiver is an address, shown in full if a name led to it [send-name].',
    'draft.form.receiver.invalid':
      'The text is neither an address on this network nor a name that leads to one [send-receiver].',
    'draft.form.step.tokenMissing': 'There is no token to send: choosing one restarts the form [send-steps].',
    'draft.form.step.amountMissing': 'There is no amount [send-steps].',
    'draft.form.step.valueIncorrect': 'The amount is not a number, or is zero [send-number].',
    'draft.form.step.fundsMissing': 'The amount exceeds the balance [send-steps].',
    'draft.form.step.receiverMissing': 'There is no receiver [send-steps].',
    'draft.form.step.receiverUnready': 'The receiver is being looked up, or is invalid [send-steps].',
    'draft.form.step.receiverUnready.resolving': 'The receiver is being looked up [send-name].',
    'draft.form.step.receiverUnready.invalid': 'The receiver is invalid [send-receiver].',
    'draft.form.step.ready': 'The form is complete and can be reviewed [send-steps].',
    'draft.choosing': 'The account’s tokens, with a search [send-token].',
    'draft.scanning': 'The camera reads a code, and is turned off on leaving this state [send-scan].',
    'draft.scanning.on': 'The camera is requested, then watched [send-scan].',
    'draft.scanning.on.asking':
      'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    'draft.scanning.on.looking': 'The camera has not seen a code yet.',
    'draft.scanning.on.searching': 'No code for 10 s: the user is told what to hold up to the camera [send-scan].',
    'draft.scanning.failed': 'The user or the browser refused the camera, or there is none [send-scan].',
    'draft.reviewing': 'Everything that is about to happen, before the wallet is asked [send-review].',
    'draft.reviewing.checking':
      'The node runs the transfer without sending it, for 30 s at most [send-review] [flow-timeout].',
    'draft.reviewing.rechecking': 'The node runs it again, since the user asked [send-review] [flow-timeout].',
    'draft.reviewing.ready':
      'The transfer would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
    'draft.reviewing.ready.refreshing':
      'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    'draft.reviewing.doubted':
      'The transfer would succeed, but the receiver looks suspicious: the user must confirm it before they continue [send-look-alike].',
    'draft.reviewing.doubted.unsure': 'The user has yet to compare the address.',
    'draft.reviewing.doubted.unsure.refreshing':
      'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    'draft.reviewing.doubted.vouched': 'The user has compared the address and may send anyway.',
    'draft.reviewing.doubted.vouched.refreshing':
      'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    'draft.reviewing.feeRaised':
      'The fee has doubled since the user first saw it; they are told before they continue [send-review].',
    'draft.reviewing.feeRaised.refreshing':
      'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    'draft.reviewing.feeMissing': 'The account can’t pay the fee on top of the amount [send-review].',
    'draft.reviewing.depositMissing':
      'The account can’t pay for the receiver’s new token account on top of the fee [send-review].',
    'draft.reviewing.doomed': 'The transfer would fail, and the node says why [send-review].',
    'draft.reviewing.miscounted':
      'The token’s decimals differ from those shown to the user, so a different amount would leave [assets-decimals].',
    'draft.reviewing.vain': 'The transfer would succeed, but nothing would reach the receiver [send-review].',
    'draft.reviewing.occupied':
      'The wallet still shows an earlier transfer, which has to be answered first, or has not reported its outcome [send-one-prompt].',
    'draft.reviewing.insisting': 'The user wants both transfers, and confirms again [send-one-prompt].',
    'draft.reviewing.unchecked':
      'The node did not answer. The wallet may know more, so the user may continue [send-review].',
    sending:
      'The wallet is asked to sign and send the transfer. Going back does not withdraw the prompt [flow-late-answer].',
    'sending.prompted': 'The wallet shows its user what they are about to sign [flow-prompt-hint].',
    'sending.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'sending.prompted.slow':
      'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    'sending.unanswered':
      'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    refused: 'Nothing was sent [send-refused].',
    'refused.declined': 'The user rejected the request in the wallet [send-refused].',
    'refused.failed': 'The wallet or its node could not send the transfer [send-refused].',
    'refused.repeating': 'Decides whether the wallet is asked again at once, and leaves at once [send-one-prompt].',
    unidentified:
      'The wallet has not said which transaction it sent, if any, so the user is told to check the wallet [send-pending].',
    sent: 'The transaction is on the network. The user may leave: they learn of its outcome wherever they are [send-pending].',
    'sent.pending': 'The transaction waits for confirmation.',
    'sent.confirmed': 'The transaction is confirmed.',
    'sent.failed': 'The transaction was reverted: only the fee was spent.',
    'sent.replaced': 'Another transaction has replaced it [send-replaced].',
    'sent.spedUp': 'The user sped it up in the wallet, and it is confirmed [send-replaced].',
    'sent.cancelled': 'The user cancelled it in the wallet: only the fee was spent [send-replaced].',
    'sent.dropped': 'The network dropped the transaction [send-replaced].',
    finished: 'The user has seen that the transfer was sent. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  session: {
    '': 'Whether the active account is signed in, according to the session store. The store is read at the start, after a reload, when another tab signs in or out, and when a session expires [signin-session]. If the last connection ended while this chart was loading, the sessions end at once [signin-ends].',
    prompt: 'Whether a user without a session is prompted for an optional one [signin-optional].',
    'prompt.starting': 'Checks whether the user has just connected.',
    'prompt.none': 'The user is not prompted after declining, after a reload, or when a session has expired.',
    'prompt.requested': 'The user has just connected, or wants to sign in; a session ends this.',
    status: 'Whether the active account is signed in, as far as known [signin-session].',
    'status.arriving': 'The last connection may have ended while this chart was loading [signin-ends].',
    'status.starting': 'Checks for an account.',
    'status.noAccount': 'No account is active on a network of the app, so none can be signed in.',
    'status.reading': 'The session store is being read, for 30 s at most [flow-timeout].',
    'status.reading.message.untold': 'No message yet: the modal first shows that the wallet has connected.',
    'status.reading.message.told': 'The store is slow, and the snackbar says so until it answers [signin-checking].',
    'status.reading.store.asking':
      'An answer from before another tab signed in or out does not count, so the store is asked again.',
    'status.exempt': 'No user is asked to sign in on this network, since no verifier supports it [signin-legacy].',
    'status.signedIn': 'The account has a session, which is read again before it can expire [signin-session].',
    'status.signedIn.resting': 'The store is not read until there is a reason.',
    'status.signedIn.rereading':
      'Another tab may have signed in or out, perhaps while the store was already being read. The last known answer applies until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut':
      'The account has no session; the dApp and the user decide whether to ask for one [signin-opens].',
    'status.signedOut.deciding':
      'The session is required, prompted for because the user has just connected, or neither.',
    'status.signedOut.required': 'The user cannot continue without a session [signin-required].',
    'status.signedOut.required.resting': 'The store is not read until there is a reason.',
    'status.signedOut.required.rereading':
      'Another tab may have signed in or out, perhaps while the store was already being read. The last known answer applies until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.optional': 'A user who has just connected is asked once, and may decline [signin-optional].',
    'status.signedOut.optional.resting': 'The store is not read until there is a reason.',
    'status.signedOut.optional.rereading':
      'Another tab may have signed in or out, perhaps while the store was already being read. The last known answer applies until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.notRequired':
      'The user is not asked after declining, after a reload, or when a session has expired.',
    'status.signedOut.notRequired.resting': 'The store is not read until there is a reason.',
    'status.signedOut.notRequired.rereading':
      'Another tab may have signed in or out, perhaps while the store was already being read. The last known answer applies until the store answers, for 30 s at most [flow-timeout].',
    'status.unknown':
      'The sessions could not be read. If sign-in cannot start, the wallet is disconnected [signin-unread].',
    'status.ending': 'Sessions are being ended, for 30 s at most, and are then read again [signin-ends].',
  },
  signIn: {
    '': 'The wallet signs a message, and the server that keeps the sessions verifies it [signin-message] [signin-signed].',
    open: 'The user is asked to sign in, and can cancel at any time [signin-opens] [signin-cancel].',
    'open.task':
      'From a message to a session: created, signed by the wallet, verified [signin-message] [signin-signed].',
    'open.task.preparing': 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    'open.task.ready': 'The user can sign the message, for 4 minutes [signin-message].',
    'open.task.stale': 'The message is too old: a new one is created before the wallet is asked [signin-message].',
    'open.task.renewing': 'A new message is created, for 30 s at most [signin-message] [flow-timeout].',
    'open.task.signing': 'The wallet is asked for a signature, for 5 minutes [flow-prompt-timeout].',
    'open.task.signing.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'open.task.signing.slow':
      'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    'open.task.signing.unanswered':
      'The wallet has not answered. A late signature still counts, until the user asks again [flow-late-answer].',
    'open.task.verifying':
      'The signature is being verified, for 30 s at most, and the snackbar says so [signin-verifying].',
    'open.task.failed': 'The user can retry with a new message: a wallet never sees a message twice [signin-failed].',
    'open.task.failed.declined': 'The user rejected the request in the wallet (4001).',
    'open.task.failed.retryable': 'Any other failure may go away on a retry.',
    'open.cancellation': 'What cancelling does. The button says exactly that [signin-cancel].',
    'open.cancellation.deciding': 'If no session is required, the user may continue without one [signin-optional].',
    'open.cancellation.skips': 'The modal closes, and the user continues without a session [signin-optional].',
    'open.cancellation.goesBack':
      'The wallet returns to the last network with a session, as long as the app has it [signin-return-gone].',
    'open.cancellation.disconnects': 'There is no network to return to, so the wallet is disconnected [signin-cancel].',
    cancelling:
      'The sessions of the network to return to are read, for 3 s at most, as long as a disconnection may take [signin-cancel].',
    returning:
      'The wallet is asked to switch back, for 5 minutes. Once it has, this flow ends; if it refuses, the user can sign in here or cancel [signin-cancel] [flow-prompt-timeout].',
    established: 'There is a session, and the kit closes the modal [signin-signed].',
    cancelled: 'The modal closes. If a session is required, the wallet is being disconnected [signin-cancel].',
    left: 'The account has changed, has switched networks, or is gone, so this flow is silent. The kit asks again if it has to [signin-session].',
    broken: 'The wallet is being disconnected, and the modal returns to its start [signin-unread].',
  },
  smartSessions: {
    '': 'What a smart account lets apps do without asking again: listed, described in plain words, and revoked with the wallet’s signature [sessions-where].',
    'shown.loading': 'The sessions are loading, for 30 s at most [sessions-list] [flow-timeout].',
    'shown.failed': 'The sessions did not load. The user can retry or leave [sessions-list].',
    'shown.empty': 'No app may act without asking.',
    'shown.listed': 'The apps that have permissions, and until when [sessions-list].',
    'shown.listed.whole': 'The list is complete.',
    'shown.listed.partial':
      'Other sessions exist but could not be read. The user can request them again [sessions-list].',
    'shown.listed.asBefore': 'The list in which the user chose.',
    'shown.session': 'Who holds the session, what they may do, and until when [sessions-words].',
    'shown.session.ending': 'The user can revoke the session, in the wallet [sessions-revoke].',
    'shown.session.ending.live': 'The session is active, and the user can revoke it.',
    'shown.session.ending.signing':
      'The wallet asks the user to sign the revocation, for 5 min at most [sessions-revoke] [flow-prompt-timeout].',
    'shown.session.ending.declined':
      'The user rejected the revocation in the wallet, so the session is unchanged [sessions-revoke].',
    'shown.session.ending.failed': 'The wallet could not revoke the session, or did not answer [sessions-revoke].',
    'shown.session.ending.checking':
      'The wallet could not revoke the session: the service is asked, for 30 s at most, whether it has ended, for example in another tab [sessions-revoke] [flow-timeout].',
    'shown.session.ending.revoking':
      'The signed revocation is sent to the service, for 30 s at most [sessions-revoke] [flow-timeout].',
    'shown.session.ending.untold':
      'The account has revoked the session, but the service still lists it: the revocation can be sent again, without the wallet [sessions-untold].',
    'shown.session.ending.revoked': 'The session has ended; the remaining ones load again.',
    'shown.session.tokens':
      'A limit on a token makes sense only in the token’s units, which the network knows [sessions-units].',
    'shown.session.tokens.none': 'No token is limited.',
    'shown.session.tokens.reading': 'The network is asked, for 30 s at most [sessions-units] [flow-timeout].',
    'shown.session.tokens.known':
      'Limits are shown in the tokens’ units; if the network does not know a token, the view says so [sessions-units].',
    'shown.session.tokens.unknown':
      'The network did not answer: the view says so in place of the limits [sessions-units].',
    left: 'The account is not a smart account, or the network has none: there is nothing to list [sessions-where].',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  snackbar: {
    '': 'One short message at the bottom of the modal [notice-snackbar].',
    reopening: 'The old message is gone, and the new one waits 150 ms [notice-snackbar].',
    shown: 'A success, an error, or a loading message [notice-snackbar].',
    'shown.passing': 'The message disappears after 2.5 s, or with the view that it is about [notice-snackbar-time].',
    'shown.lasting': 'A loading message stays until it is replaced or dismissed.',
  },
  socialLogin: {
    '': 'Logs in to the embedded wallet with an account elsewhere, then connects it like any other wallet [social-order].',
    'login.deciding': 'Checks for a provider chosen before, and leaves at once.',
    'login.listing': 'All providers, with their names [social-order].',
    'login.provider':
      'A login with one provider. Back returns to the choice of providers and closes the window [social-window].',
    'login.provider.asking':
      'The click opened the window [social-window]. The user logs in there; only messages of that window count [social-origin].',
    'login.provider.asking.opening':
      'The service is asked for the window’s address, for 120 s at most [embedded-patience].',
    'login.provider.asking.awaiting': 'The window shows the provider, where the user logs in.',
    'login.provider.asking.timedOut':
      'The user has not logged in within 45 s. They can start again; a late answer still counts [social-patience].',
    'login.provider.retrieving':
      'The provider has answered: the service identifies the user, within 120 s [embedded-patience].',
    'login.provider.connecting':
      'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    'login.provider.succeeded':
      'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    'login.provider.ending':
      'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    'login.provider.blocked': 'The browser blocks the window until the user allows it [flow-next-step].',
    'login.provider.failed': 'The view shows the error; the login can start again in a new window [flow-next-step].',
    'login.farcaster': 'A Farcaster login, on the user’s phone. Leaving it leaves nothing behind [social-farcaster].',
    'login.farcaster.loading': 'The code is requested from the service, for 120 s at most [embedded-patience].',
    'login.farcaster.waiting':
      'The user scans the code or opens it on a phone, and approves there, within 5 min [flow-prompt-timeout].',
    'login.farcaster.connecting':
      'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    'login.farcaster.timedOut':
      'The user did not approve within 5 min: nothing is wrong, and the login can start again with a new code.',
    'login.farcaster.succeeded':
      'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    'login.farcaster.ending':
      'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    'login.farcaster.failed': 'The view shows the error; the login can start again with a new code [flow-next-step].',
    connected: 'This wallet or another one is connected. The kit decides what follows [nav-outcome].',
    left: 'The user closed the window, or there is no embedded wallet: back to where they came from.',
  },
  swap: {
    '': 'Swaps one token of the active account for another: the user reviews the offer, approves the token if necessary, and signs [swap-steps] [swap-plan].',
    draft: 'The wallet has not been asked yet. Another account or network starts a new form [swap-reset].',
    'draft.loading':
      'The tokens that can be swapped and the account’s balances are loading, for 30 s at most [flow-timeout].',
    'draft.unsupported': 'Nothing can be swapped on this network; another one may allow it [swap-offered].',
    'draft.unavailable': 'The tokens that can be swapped did not load.',
    'draft.form': 'Both tokens, the amount, and what it buys [swap-steps].',
    'draft.form.offers': 'Quotes for the amount are requested again and again [swap-quote].',
    'draft.form.offers.idle': 'There is nothing to quote yet.',
    'draft.form.offers.waiting': 'The amount is quoted when the user has not typed for 200 ms [swap-quote].',
    'draft.form.offers.asking':
      'A quote is requested. Answers to earlier requests are ignored; no answer within 30 s counts as none [flow-timeout].',
    'draft.form.offers.quoted': 'The offer is valid for 10 s [swap-quote].',
    'draft.form.offers.refreshing':
      'A new offer is requested, for 30 s at most; the previous one stays on screen [swap-quote] [flow-timeout].',
    'draft.form.offers.none': 'There is no offer, or the request failed. It is repeated after 10 s [swap-quote].',
    'draft.form.offers.retrying':
      'An offer is requested again, for 30 s at most; the screen still shows that there is none [swap-quote] [flow-timeout].',
    'draft.form.slippage.shown': 'The slippage tolerance is shown.',
    'draft.form.slippage.editing':
      'The user edits the slippage tolerance. It applies when they are done; invalid input changes nothing [swap-slippage].',
    'draft.form.tolerance.risky': 'The slippage tolerance is above 5 % [swap-slippage].',
    'draft.form.impact.high': 'The swap returns at least 5 % less than it costs [swap-impact].',
    'draft.form.step.tokenMissing': 'There is no token to buy yet: choosing one restarts the form [swap-steps].',
    'draft.form.step.amountMissing': 'There is no amount [swap-steps].',
    'draft.form.step.amountIncorrect': 'The amount is not a number, or is zero [swap-steps].',
    'draft.form.step.fundsMissing': 'The amount exceeds the balance [swap-steps].',
    'draft.form.step.offerMissing': 'The amount is being quoted, or there is no offer [swap-steps].',
    'draft.form.step.offerMissing.quoting': 'The amount is being quoted [swap-quote].',
    'draft.form.step.offerMissing.none': 'There is no offer, or the request failed [swap-quote].',
    'draft.form.step.slippageIncorrect': 'The typed slippage tolerance is invalid [swap-steps] [swap-slippage].',
    'draft.form.step.dear':
      'The form is complete, but so much would be lost that the button warns about it [swap-steps] [swap-impact].',
    'draft.form.step.ready': 'The form is complete and can be reviewed [swap-steps].',
    'draft.choosing': 'The tokens that can be swapped, with a search [swap-tokens].',
    'draft.reviewing': 'Everything that is about to happen, before the wallet is asked [swap-plan].',
    'draft.reviewing.check.planning':
      'The swap is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    'draft.reviewing.check.refreshing':
      'A plan that is 10 s old is no longer valid: it is built again, for 30 s at most [swap-fresh] [flow-timeout].',
    'draft.reviewing.check.planned':
      'Built transactions are valid for 10 s, whatever is agreed to meanwhile [swap-fresh].',
    'draft.reviewing.check.planned.moved':
      'The offer differs from the one that the user saw, so they have to agree to it [swap-moved].',
    'draft.reviewing.check.planned.doomed': 'The swap would fail, and the node says why [swap-plan].',
    'draft.reviewing.check.planned.unexpected':
      'The swap would take something else, or return less than agreed [swap-plan].',
    'draft.reviewing.check.planned.feeMissing': 'The account can’t pay the network on top of the amount [swap-costs].',
    'draft.reviewing.check.planned.unchecked':
      'The node does not say what the swap would do. The user is told so, and may continue, since the wallet may know more [swap-plan].',
    'draft.reviewing.check.planned.unchecked.leftover': 'The earlier approval is revoked first [swap-leftover].',
    'draft.reviewing.check.planned.unchecked.approvable': 'The approval is requested first [swap-approval].',
    'draft.reviewing.check.planned.unchecked.atomic': 'The wallet can do both at once [swap-atomic].',
    'draft.reviewing.check.planned.unchecked.ready': 'The wallet can be asked.',
    'draft.reviewing.check.planned.occupied':
      'The wallet still shows an earlier request, which has to be answered first [swap-one-prompt].',
    'draft.reviewing.check.planned.insisting': 'The user wants both, and confirms again [swap-one-prompt].',
    'draft.reviewing.check.planned.insisting.leftover': 'The earlier approval is revoked first [swap-leftover].',
    'draft.reviewing.check.planned.insisting.approvable': 'The approval is requested first [swap-approval].',
    'draft.reviewing.check.planned.insisting.atomic': 'The wallet can do both at once [swap-atomic].',
    'draft.reviewing.check.planned.insisting.ready': 'The wallet can be asked.',
    'draft.reviewing.check.planned.leftover':
      'The token refuses a new approval until the earlier, smaller one is revoked: that is requested first [swap-leftover].',
    'draft.reviewing.check.planned.approvable':
      'The contract is not approved for this amount of the token yet: that is requested first [swap-approval].',
    'draft.reviewing.check.planned.atomic': 'The wallet can approve and swap at once: both or neither [swap-atomic].',
    'draft.reviewing.check.planned.ready': 'The swap would succeed [swap-plan].',
    'draft.reviewing.impact.high': 'The swap returns at least 5 % less than it costs [swap-impact].',
    revoking: 'The wallet is asked to revoke the contract’s existing allowance of the token [swap-leftover].',
    'revoking.prompted': 'The wallet shows its user that they are about to allow nothing [flow-prompt-hint].',
    'revoking.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'revoking.prompted.slow':
      'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    'revoking.unanswered':
      'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    'revoking.pending': 'The revocation is on the network. The new approval is reviewed next [swap-fresh].',
    approving: 'The wallet is asked to approve the contract for exactly the swapped amount [swap-approval].',
    'approving.prompted': 'The wallet shows its user what they are about to approve [flow-prompt-hint].',
    'approving.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'approving.prompted.slow':
      'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    'approving.unanswered':
      'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    'approving.pending':
      'The approval is on the network. The swap itself is reviewed again, at the price at that time [swap-fresh].',
    swapping:
      'The wallet is asked to sign and send the swap. Going back does not withdraw the prompt [flow-late-answer].',
    'swapping.prompted': 'The wallet shows its user what they are about to sign [flow-prompt-hint].',
    'swapping.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'swapping.prompted.slow':
      'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    'swapping.unanswered':
      'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    refused: 'Nothing was swapped [swap-refused].',
    'refused.declined': 'The user rejected the request in the wallet [swap-refused].',
    'refused.failed': 'The wallet could not carry out the request [swap-refused].',
    'refused.approvalFailed': 'The approval was reverted: only the fee was spent [swap-approval].',
    'refused.approvalCancelled': 'The user cancelled the approval in the wallet [send-replaced].',
    'refused.approvalReplaced': 'Another transaction has replaced the approval [send-replaced].',
    'refused.approvalDropped': 'The network dropped the approval [send-replaced].',
    unidentified:
      'The wallet has not said which transaction it sent, if any, so the user is told to check the wallet [send-pending].',
    sent: 'The swap is on the network. The user may leave: they learn of its outcome wherever they are [swap-end].',
    'sent.pending': 'The transaction waits for confirmation.',
    'sent.confirmed': 'The transaction is confirmed.',
    'sent.failed': 'The transaction was reverted: only the fee was spent.',
    'sent.replaced': 'Another transaction has replaced it [send-replaced].',
    'sent.spedUp': 'The user sped it up in the wallet, and it is confirmed [send-replaced].',
    'sent.cancelled': 'The user cancelled it in the wallet: only the fee was spent [send-replaced].',
    'sent.dropped': 'The network dropped the transaction [send-replaced].',
    finished: 'The user has seen that the swap was sent. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  switchActiveChain: {
    '': 'A wallet is connected, but not in the chosen namespace [network-choice]. The embedded wallet joins that namespace by itself [embedded-namespaces].',
    deciding: 'Checks whether the user is logged in to a wallet that supports the namespace too.',
    asking: 'The chosen network needs a wallet of its own namespace.',
    joining:
      'The embedded wallet connects in the other namespace without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    connecting: 'The kit leads to that namespace’s wallets.',
    switched: 'The wallet is on the network. The kit goes back, past the list of networks.',
    failed: 'The kit goes back, and the chosen network’s row says why [network-failed-back].',
  },
  switchNetwork: {
    '': 'Switches a wallet to another network. The wallet is asked once, unless the user asks again, and the switch is done when it reports the network [network-reported].',
    starting: 'The wallet may have switched while this chart was loading.',
    switching:
      'The wallet chart asks, waits 5 min for an answer [flow-prompt-timeout], and honours a late approval [flow-late-answer].',
    'switching.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'switching.slow':
      'After 20 s, a hint says where the prompt may be, and the wallet can be asked again [network-asked-again].',
    switched: 'The wallet is on the network. The kit goes back, past the list of networks.',
    failed: 'The kit goes back, and the chosen network’s row says why [network-failed-back].',
  },
  toasts: {
    '': 'Messages beside the modal, also while it is closed [notice-toasts].',
    some: 'At most 20, newest first; each has its own lifetime [notice-toasts].',
    'some.passing':
      'Error and plain toasts disappear after 4 s, success toasts after 2 s, loading toasts when dismissed or replaced [notice-toast-times].',
    'some.held': 'While the pointer or the focus is on the toasts, none disappears.',
  },
  transaction: {
    '': 'A transaction under way: the wallet is asked once, a late approval is honoured, and the user learns of the outcome wherever they are [send-pending].',
    requested:
      'The wallet is asked, and other pages are informed. Its prompt can’t be aborted, so this lasts until it answers [flow-late-answer] [send-one-prompt].',
    pending: 'The transaction is on the network. Its receipt is requested until there is one [send-pending].',
    'pending.asking': 'The node is asked for the transaction’s outcome, for 30 s at most [flow-timeout].',
    'pending.waiting': 'The node is asked again after 3 s.',
    displaced: 'Too many newer transactions are pending, so this one is no longer followed [send-pending].',
    lost: 'Only its wallet knows the outcome, and has not been connected for 2 min: it is no longer followed, and there is no message [swap-atomic].',
    refused: 'The wallet refused, or could not send it: nothing was sent [send-refused].',
    unidentified:
      'The wallet has not said whether it sent a transaction, or which: it can’t be followed. A toast and the next review tell the user to check the wallet [send-pending] [send-undecided].',
    confirmed: 'The transaction is confirmed.',
    failed: 'The transaction was reverted: only the fee was spent.',
    replaced: 'Another transaction has replaced it [send-replaced].',
    spedUp: 'The user sped it up in the wallet: it is confirmed under another hash [send-replaced].',
    cancelled: 'The user cancelled it in the wallet: only the fee was spent [send-replaced].',
    dropped: 'The network dropped the transaction, so nothing was sent [send-replaced].',
  },
  updateEmailWallet: {
    '': 'Changes the email of the embedded wallet’s user, proved by codes [embedded-email-change].',
    'shown.step':
      'The new email, a code sent to the current one, and a code sent to the new one [embedded-email-change].',
    'shown.step.deciding': 'Checks for an email to change, and leaves at once.',
    'shown.step.typing': 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
    'shown.step.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.step.primary': 'The code sent to the current email.',
    'shown.step.primary.typing': 'Six digits; the last one submits them [embedded-code].',
    'shown.step.primary.verifying':
      'The service verifies the code, for 120 s at most; if it is right, the other code is sent.',
    'shown.step.primary.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.step.secondary': 'The code sent to the new email.',
    'shown.step.secondary.typing': 'Six digits; the last one submits them [embedded-code].',
    'shown.step.secondary.verifying':
      'The service verifies the code, for 120 s at most; if it is right, the new email is the user’s.',
    'shown.step.secondary.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.resend': 'At least 30 s pass between two mails [embedded-resend].',
    'shown.resend.cooling':
      'The seconds are counted down. A page that slept meanwhile reads what is left when it wakes.',
    updated: 'The new email is the user’s.',
    left: 'There is nothing to change.',
    disconnected: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
  },
  walletConnect: {
    '': 'Connects any wallet: by a code to scan, by a link that opens the wallet, or in this browser. The pairing is the kit’s [pairing-one]; this chart shows it and follows its outcome.',
    shown: 'Showing the code, copying it and getting the wallet run in parallel.',
    'shown.platform': 'One platform at a time, chosen by its tab [connect-platforms].',
    'shown.platform.choosing': 'Chooses the platform: this browser, a phone, a desktop app or a website.',
    'shown.platform.browser':
      'The wallet is in this browser and is asked there. After 20 s a hint says where to look [flow-prompt-hint]; after 5 min the request times out [flow-prompt-timeout].',
    'shown.platform.browser.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'shown.platform.browser.slow':
      'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    'shown.platform.remote': 'The wallet receives a code, scanned or by a link.',
    'shown.platform.remote.qrcode': 'The code, to scan with a phone.',
    'shown.platform.remote.qrcode.waiting': 'The code is being created. Its space is reserved, so that nothing moves.',
    'shown.platform.remote.qrcode.ready':
      'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
    'shown.platform.remote.mobile': 'The wallet’s app on this phone opens as soon as there is a code [link-open].',
    'shown.platform.remote.mobile.waiting': 'The code is being created.',
    'shown.platform.remote.mobile.ready': 'A click opens the wallet.',
    'shown.platform.remote.mobile.renewing':
      'The code expired before the wallet was opened. A new one is being created.',
    'shown.platform.remote.mobile.opening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.remote.mobile.opened':
      'The wallet has the code and asks its user. The link can be opened again, with the latest code.',
    'shown.platform.remote.mobile.expired':
      'The wallet’s code has expired, but the wallet may still approve. A new one is being created.',
    'shown.platform.remote.mobile.reopening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.remote.mobile.linkless':
      'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    'shown.platform.remote.desktop': 'A click opens the wallet’s app on this computer [link-open].',
    'shown.platform.remote.desktop.waiting': 'The code is being created.',
    'shown.platform.remote.desktop.ready': 'A click opens the wallet.',
    'shown.platform.remote.desktop.renewing':
      'The code expired before the wallet was opened. A new one is being created.',
    'shown.platform.remote.desktop.opening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.remote.desktop.opened':
      'The wallet has the code and asks its user. The link can be opened again, with the latest code.',
    'shown.platform.remote.desktop.expired':
      'The wallet’s code has expired, but the wallet may still approve. A new one is being created.',
    'shown.platform.remote.desktop.reopening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.remote.desktop.linkless':
      'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    'shown.platform.remote.web': 'A click opens the wallet’s website, beside this page [link-open].',
    'shown.platform.remote.web.waiting': 'The code is being created.',
    'shown.platform.remote.web.ready': 'A click opens the wallet.',
    'shown.platform.remote.web.renewing': 'The code expired before the wallet was opened. A new one is being created.',
    'shown.platform.remote.web.opening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.remote.web.opened':
      'The wallet has the code and asks its user. The link can be opened again, with the latest code.',
    'shown.platform.remote.web.expired':
      'The wallet’s code has expired, but the wallet may still approve. A new one is being created.',
    'shown.platform.remote.web.reopening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.remote.web.linkless':
      'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    'shown.platform.page':
      'The wallet, if installed, opens this page in its own browser: nothing is paired [link-page].',
    'shown.platform.page.ready': 'A click opens the wallet.',
    'shown.platform.page.opening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.page.opened': 'The page continues in the wallet.',
    'shown.platform.page.reopening':
      'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    'shown.platform.page.linkless':
      'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    'shown.platform.unsupported':
      'The wallet is a browser extension that is not installed here. One click leads to getting it [connect-not-installed].',
    'shown.platform.failed': 'Each cause of failure has its own message and its one next step [flow-next-step].',
    'shown.platform.failed.classifying': 'Chooses the user’s next step by the kind of failure.',
    'shown.platform.failed.declined':
      'The user rejected the request in the wallet (4001). They can ask it again, or another wallet [connect-declined].',
    'shown.platform.failed.pending':
      'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    'shown.platform.failed.timedOut':
      'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    'shown.platform.failed.blocked':
      'The wallet or the browser blocks the request until the user allows it there [flow-next-step].',
    'shown.platform.failed.offline':
      'The internet or the relay can’t be reached. A retry may succeed [flow-next-step].',
    'shown.platform.failed.retryable': 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    'shown.platform.failed.known': 'The wallet is already connected; another wallet is the next step [flow-next-step].',
    'shown.platform.failed.final': 'A retry would fail again; another wallet is the next step [flow-next-step].',
    'shown.platform.adopting':
      'The wallet has approved. The wallet charts take their parts of the session, within 30 s [pairing-session].',
    'shown.platform.succeeded':
      'The ring closes to show success; 0.9 s later the modal closes [connect-success]. The link is stored, so that later requests open the wallet [link-remembered].',
    'shown.code':
      'The code of the kit’s one pairing, held while a platform needs it [pairing-one]; a dApp that makes pairings itself supplies its own [nav-manual].',
    'shown.code.free': 'The chosen platform needs no code.',
    'shown.code.held': 'The pairing is held, and emits its state at once.',
    'shown.code.manual': 'The dApp’s own code, which the dApp may not have supplied yet.',
    'shown.copy': 'Copies a text to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.download': 'Whether the directory knows where to get the wallet [connect-not-installed].',
    'shown.download.known': 'A user without the wallet can be led to where to get it.',
    'shown.download.unknown': 'Any wallet is accepted, or the directory does not know where to get this one.',
    connected: 'A wallet is connected. The kit decides what follows [nav-outcome].',
  },
  walletList: {
    '': 'All wallets, by page or by search [directory-page] [directory-search]. The kit receives the choice.',
    browsing: 'The directory page by page, in its own order. Loaded pages stay [directory-page].',
    'browsing.loading': 'The next page of 40 wallets, with the images of its first 20 [directory-page].',
    'browsing.loading.first': 'The directory is asked, for 30 s at most [flow-timeout].',
    'browsing.loading.second':
      'On a phone, a page may have no wallet that a phone can open: the next one is requested.',
    'browsing.loading.third': 'A third page without a new wallet counts as the end of the list.',
    'browsing.ready': 'More pages load as the user scrolls.',
    'browsing.complete': 'All pages are loaded.',
    'browsing.complete.listed': 'All wallets are listed.',
    'browsing.complete.empty': 'The directory has no wallet for this app.',
    'browsing.failed': 'The directory did not answer; loaded pages stay.',
    'browsing.failed.partial': 'The known wallets are listed, with the error below.',
    'browsing.failed.unavailable': 'No wallet is known: the error is shown in place of the list.',
    searching:
      'A search by the trimmed text, up to 100 wallets at once. An answer to an earlier search is ignored [directory-search].',
    'searching.waiting': 'The directory is asked when the user has not typed for 300 ms [directory-search].',
    'searching.loading': 'The directory searches, for 30 s at most [flow-timeout].',
    'searching.complete': 'The directory has answered.',
    'searching.complete.listed': 'The wallets that were found, below the matching wallets of the list.',
    'searching.complete.empty': 'No wallet matches.',
    'searching.failed': 'The directory did not answer. The matching wallets of the list still show.',
    'searching.failed.partial': 'The known wallets are listed, with the error below.',
    'searching.failed.unavailable': 'No wallet is known: the error is shown in place of the list.',
    connected: 'A wallet is connected, wherever it was chosen. The kit decides what follows [flow-apart].',
  },
  wallet: {
    '': 'The connections of one namespace, as their owner reports them [wallet-source]. There is one such chart per adapter, as long as the kit lives.',
    status:
      'The connection status. The adapter’s report decides; a request only speeds it up [wallet-source] [wallet-status].',
    'status.settling': 'The next queued connection ends; if the queue is empty, the report decides at once.',
    'status.disconnected': 'No wallet is connected. A late approval is still honoured [flow-late-answer].',
    'status.reconnecting': 'Stored connections are being tried. The user may connect meanwhile [wallet-status].',
    'status.connecting':
      'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It can’t be aborted: a late approval arrives as a report [flow-late-answer].',
    'status.activatingForConnect':
      'The user chose to connect with a live connection: it becomes the active one, within 30 s [wallet-activate].',
    'status.connected':
      'At least one wallet is connected. A request to connect the current one again is refused [connect-current-refused].',
    'status.activating':
      'One of several connections becomes the active one: done when the report says so, abandoned after 30 s [wallet-activate].',
    'status.disconnecting':
      'The connection is ending: done when the report no longer contains it, not when a promise resolves. Capped at 3 s [wallet-disconnect-cap].',
    network:
      'A network switch is done when the adapter reports the network: a late success overrides an early error [network-reported].',
    'network.resting': 'No switch is under way. A request for the current network is ignored [network-same-ignored].',
    'network.switching':
      'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It can’t be aborted: a late approval arrives as a report [flow-late-answer].',
    restore: 'Stored connectors are tried on load, the most recently used first [wallet-reconnect].',
    'restore.trying': 'Each stored connector has 5 s to reconnect. Reports during that time count as silent.',
    'restore.ending':
      'The user disconnected before all stored connectors were tried: the remaining connections end untried, within 3 s [wallet-disconnect-untried].',
    'restore.done': 'The kit is informed, so that it knows when every namespace is done.',
    link: 'The adapter’s reports are followed as long as the kit lives. If the adapter does not load, it is loaded again [wallet-source] [wallet-adapter-retry].',
    'link.watching': 'The adapter reports all that it knows, at the start and at every change.',
    'link.watching.awaiting': 'The adapter is loading, so the wallets are not known yet.',
    'link.watching.overdue':
      'The adapter has not loaded within 30 s. It is used as soon as it does [flow-late-answer].',
    'link.watching.heard': 'The adapter has reported the available wallets.',
    'link.lost':
      'The adapter did not load. It is loaded again after 5 s, or at once if the user asks [wallet-adapter-retry].',
  },
}
